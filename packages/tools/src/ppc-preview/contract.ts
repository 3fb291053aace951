import { countCharacters, searchAd } from '@adwright/copywriter/placements.ts';
import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import { z } from 'zod';
import { parseWebAddress } from '../kit/form/plan/web-address.ts';
import { defineContract } from '../tool.ts';

/** As Google counts: a wide character of Chinese, Japanese or Korean is two. */
export function countInSearch(text: string): number {
  return countCharacters(text, searchAd);
}

export const headlineLimit = 30;
export const descriptionLimit = 90;
export const pathLimit = 15;
export const businessLimit = 25;

const line = (limit: number, least = 1) =>
  z
    .string()
    .trim()
    .min(least)
    .max(limit * 2)
    .superRefine((text, context) => {
      // Told like any other length, so that the form says how many there may be.
      if (countInSearch(text) > limit)
        context.addIssue({ code: 'too_big', maximum: limit, origin: 'string', inclusive: true, input: text });
    });

export const PpcHeadline = z.object({
  text: line(headlineLimit),
  /** The place it always takes, where it is to have one. */
  pin: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .nullable()
    .default(null),
});
export type PpcHeadline = z.infer<typeof PpcHeadline>;

export const PpcDescription = z.object({
  text: line(descriptionLimit),
  pin: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .default(null),
});
export type PpcDescription = z.infer<typeof PpcDescription>;

export const PpcPreviewInput = z.object({
  /** Whose ad it is: stands above it, and is looked for in its headlines. */
  business: line(businessLimit),
  url: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .refine((typed) => parseWebAddress(typed) !== null),
  paths: z.tuple([line(pathLimit, 0), line(pathLimit, 0)]).default(['', '']),
  headlines: z.array(PpcHeadline).min(3).max(15),
  descriptions: z.array(PpcDescription).min(2).max(4),
  /** For the table that Google Ads Editor reads. */
  campaign: z.string().trim().min(1).max(128).default('Campaign 1'),
  ad_group: z.string().trim().min(1).max(128).default('Ad group 1'),
  /** The brand whose words it is checked by. */
  brand: OrderBrand,
});
export type PpcPreviewInput = z.infer<typeof PpcPreviewInput>;

export const PpcPreviewOutput = z.object({
  strength: z.enum(['poor', 'average', 'good', 'excellent']),
  score: z.number().int().min(0).max(100),
  combinations: z.number().int(),
  csv: z.string(),
});
export type PpcPreviewOutput = z.infer<typeof PpcPreviewOutput>;

export const contract = defineContract({
  input: PpcPreviewInput,
  output: PpcPreviewOutput,
  queue: 'picture',
  stages: ['check', 'draw', 'pack'],
  timeoutSeconds: 120,
  example: {
    business: 'Kestrel',
    url: 'example.com',
    headlines: [{ text: 'Kestrel lamps' }, { text: 'Warm light' }, { text: 'Made of steel' }],
    descriptions: [{ text: 'A lamp that dims to 2 percent.' }, { text: 'Free returns for 30 days.' }],
  },
  price: () => 0,
});
