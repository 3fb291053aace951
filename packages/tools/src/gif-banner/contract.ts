import { ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { type Placement, type PlacementId, placements } from '@adwright/studio/placements.ts';
import { z } from 'zod';
import { presetFields } from '../kit/preset-ads/plan/input.ts';
import { offeredTemplates, templateField } from '../kit/preset-ads/plan/template-field.ts';
import { defineContract } from '../tool.ts';

/** Ideas that move well in few colours come first. */
export const gifTemplates = offeredTemplates(
  ['picture', 'video'],
  ['product-hero', 'bold-type', 'big-price', 'three-reasons'],
);

const takesGif = (placement: Placement): boolean => placement.media.includes('gif');
export const gifPlacements = placements.filter(takesGif).map(({ id }) => id);

const GifPlacement = z.enum(gifPlacements as [PlacementId, ...PlacementId[]]);

export const GifBannerInput = z.object({
  ...presetFields,
  template: templateField(gifTemplates),
  placements: z
    .array(GifPlacement)
    .min(1)
    .max(8)
    .default(['google-medium-rectangle', 'google-leaderboard', 'google-half-page']),
});
export type GifBannerInput = z.infer<typeof GifBannerInput>;

const GifFile = z.object({
  placement: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** What the network allows; null where it names no limit. */
  limit: z.number().int().nullable(),
  seconds: z.number(),
  fps: z.number(),
  frames: z.number().int(),
  /** Where it leaves the brand that it was ordered for. */
  findings: z.array(ImageAdFinding).default([]),
});

export const GifBannerOutput = z.object({ files: z.array(GifFile) });
export type GifBannerOutput = z.infer<typeof GifBannerOutput>;

export const contract = defineContract({
  input: GifBannerInput,
  output: GifBannerOutput,
  queue: 'picture',
  stages: ['write', 'draw', 'pack'],
  timeoutSeconds: 600,
  example: { product: { title: 'Kestrel desk lamp' } },
  price: () => 2,
});
