import { ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { z } from 'zod';
import { presetFields } from '../kit/preset-ads/plan/input.ts';
import { offeredTemplates, templateField } from '../kit/preset-ads/plan/template-field.ts';
import { assertFits } from '../kit/qr/plan/capacity.ts';
import { parseWebAddress } from '../kit/form/plan/web-address.ts';
import { defineContract } from '../tool.ts';
import { posterSizes, type PosterSizeId } from './plan/sizes.ts';

export const posterTemplates = offeredTemplates(
  ['picture'],
  ['framed-poster', 'magazine-cover', 'bold-type', 'gallery-label', 'plinth', 'spotlight'],
);

const sizeIds = posterSizes.map(({ id }) => id) as [PosterSizeId, ...PosterSizeId[]];

export const PosterInput = z.object({
  ...presetFields,
  template: templateField(posterTemplates),
  sizes: z.array(z.enum(sizeIds)).min(1).max(sizeIds.length).default(['a3']),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  /** The address a code on the poster opens; null for no code. */
  qr_url: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .refine((typed) => parseWebAddress(typed) !== null)
    .nullable()
    .default(null),
});
export type PosterInput = z.infer<typeof PosterInput>;

const PosterFile = z.object({
  size: z.string(),
  pdf: z.string(),
  preview: z.string(),
  width_mm: z.number(),
  height_mm: z.number(),
  bytes: z.number().int(),
  /** Dots per inch of the picture that is printed coarsest; null without pictures. */
  dpi: z.number().int().nullable(),
  /** How wide the picture is and would have to be for crisp print, in pixels. */
  picture_width: z.number().int(),
  needed_width: z.number().int(),
  /** Where it leaves the brand that it was ordered for. */
  findings: z.array(ImageAdFinding).default([]),
});

export const PosterOutput = z.object({ files: z.array(PosterFile) });
export type PosterOutput = z.infer<typeof PosterOutput>;

export const contract = defineContract({
  input: PosterInput,
  output: PosterOutput,
  queue: 'picture',
  stages: ['write', 'draw', 'pack'],
  timeoutSeconds: 240,
  example: { product: { title: 'Kestrel desk lamp' } },
  price: () => 2,
  check: ({ qr_url }) => {
    if (qr_url !== null) assertFits(codeAddress(qr_url), 'M');
  },
});

export function codeAddress(typed: string): string {
  return parseWebAddress(typed)?.href ?? typed;
}
