import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { z } from 'zod';
import { AdImageSchema } from '../design/brief-schema.ts';
import { LayerPatch } from '../design/design.ts';
import { handmade } from '../design/handmade.ts';
import { holdsTooMuchText, tooMuchText } from '../design/text-budget.ts';
import { documentVersions } from './versions.ts';

/**
 * An ad made from a preset, as its form holds it: the product, the words, the look and the sizes stand there as they
 * were typed, finished or not; what was changed by hand has to be readable.
 */
const PresetAd = z.looseObject({
  template: z.string().max(64),
  patches: z
    .array(LayerPatch)
    .max(400)
    .refine((patches) => !holdsTooMuchText({ patches }), tooMuchText),
  pictures: z.array(AdImageSchema).max(40),
  ...handmade,
});

export const presetAd = {
  version: documentVersions['preset-ad'],
  steps: {},
  problems(body: JsonObject) {
    const parsed = PresetAd.safeParse(body);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  },
};
