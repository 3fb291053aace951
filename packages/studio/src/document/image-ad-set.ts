import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { z } from 'zod';
import { AdDesign } from '../design/design.ts';
import { documentVersions } from './versions.ts';

const VariantId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const mostVariants = 40;
const variants = z.array(VariantId).max(mostVariants);

/** The designs of a set of image ads, by the id of the variant: what was made, and what people did to it. */
export const ImageAdSet = z.strictObject({
  /** The run that proposed them; its files show the ones nobody has touched. */
  run_id: z.uuid().nullable(),
  designs: z
    .record(VariantId, AdDesign)
    .refine((designs) => Object.keys(designs).length <= mostVariants, `at most ${mostVariants} designs`),
  /** The best first. */
  order: variants,
  /** Picked for export. */
  chosen: variants,
  /** Changed by hand. */
  edited: variants,
});
export type ImageAdSet = z.infer<typeof ImageAdSet>;

export const imageAdSet = {
  version: documentVersions['image-ad-set'],
  steps: {},
  problems(body: JsonObject) {
    const parsed = ImageAdSet.safeParse(body);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  },
};
