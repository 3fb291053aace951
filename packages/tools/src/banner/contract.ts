import { ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { z } from 'zod';
import { presetFields } from '../kit/preset-ads/plan/input.ts';
import { offeredTemplates, templateField } from '../kit/preset-ads/plan/template-field.ts';
import { defineContract } from '../tool.ts';
import { bannerSizes, type BannerSizeId } from './plan/sizes.ts';

export const bannerTemplates = offeredTemplates(['picture'], ['product-hero', 'diagonal', 'editorial', 'bold-type']);

export const BannerFormat = z.enum(['png', 'jpg', 'webp']);
export type BannerFormat = z.infer<typeof BannerFormat>;

const sizeIds = bannerSizes.map(({ id }) => id) as [BannerSizeId, ...BannerSizeId[]];

export const BannerInput = z.object({
  ...presetFields,
  template: templateField(bannerTemplates),
  sizes: z
    .array(z.enum(sizeIds))
    .min(1)
    .max(sizeIds.length)
    .default(['billboard', 'hero', 'facebook-cover', 'x-header']),
  formats: z.array(BannerFormat).min(1).max(3).default(['png']),
});
export type BannerInput = z.infer<typeof BannerInput>;

const BannerFile = z.object({
  size: z.string(),
  name: z.string(),
  format: BannerFormat,
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  limit: z.number().int(),
  /** Where it leaves the brand that it was ordered for. */
  findings: z.array(ImageAdFinding).default([]),
});

export const BannerOutput = z.object({ files: z.array(BannerFile) });
export type BannerOutput = z.infer<typeof BannerOutput>;

export const contract = defineContract({
  input: BannerInput,
  output: BannerOutput,
  queue: 'picture',
  stages: ['write', 'draw', 'pack'],
  timeoutSeconds: 180,
  example: { product: { title: 'Kestrel desk lamp' } },
  price: () => 1,
});
