import { z } from 'zod';
import { OrderBrand } from '../brand-kit/brand-rules.ts';
import { AdTone } from './ad-tone.ts';

export const AdTextKind = z.enum([
  'ad_copy',
  'hook',
  'script',
  'slogan',
  'headline',
  'radio',
  'brand_voice',
  'cta',
  'product_description',
  'ppc',
  'caption',
  'hashtags',
]);
export type AdTextKind = z.infer<typeof AdTextKind>;

export const AdNetwork = z.enum(['meta', 'tiktok', 'google', 'youtube', 'linkedin', 'amazon', 'discord', 'any']);
export type AdNetwork = z.infer<typeof AdNetwork>;

/** The facts a text may use. Every number that appears in a result comes from here. */
export const AdBrief = z.object({
  product: z.string().trim().min(2).max(120),
  description: z.string().trim().max(2000).default(''),
  benefits: z.array(z.string().trim().min(2).max(160)).max(8).default([]),
  audience: z.string().trim().max(160).default(''),
  offer: z.string().trim().max(120).default(''),
  price: z.string().trim().max(40).default(''),
  proof: z.string().trim().max(160).default(''),
});
export type AdBrief = z.infer<typeof AdBrief>;

export const AdGenerateInput = z.object({
  kind: AdTextKind.default('ad_copy'),
  brief: AdBrief,
  tone: AdTone.default('friendly'),
  network: AdNetwork.default('meta'),
  language: z.string().min(2).max(5).default('en'),
  count: z.number().int().min(1).max(10).default(5),
  /** Words of the brand's own, which texts that say them come first for, and words that no text may say. */
  use: z.array(z.string().trim().min(1).max(40)).max(30).optional(),
  avoid: z.array(z.string().trim().min(1).max(40)).max(30).optional(),
  /** The brand whose words count beside these. */
  brand: OrderBrand,
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});
export type AdGenerateInput = z.infer<typeof AdGenerateInput>;

/** Whoever follows the run by its id need not wait for the words. */
export const AdGenerateCall = AdGenerateInput.extend({ wait: z.boolean().default(true) });

export const AdTextField = z.object({
  name: z.enum(['primary', 'headline', 'description', 'text', 'path']),
  text: z.string(),
  /** Counted as the network counts. */
  count: z.number().int(),
  limit: z.number().int().nullable(),
  /** How much shows before "… more", where the network folds the text. */
  visible: z.number().int().nullable(),
  /** Position of a search ad that the line should be pinned to; the others may stand anywhere. */
  pin: z.number().int().min(1).max(3).optional(),
});
export type AdTextField = z.infer<typeof AdTextField>;

export const AdTextResult = z.object({
  fields: z.array(AdTextField).min(1),
  framework: z.string(),
  angle: z.string(),
  score: z.number().min(0).max(100),
});
export type AdTextResult = z.infer<typeof AdTextResult>;

export const AdGenerateOutput = z.object({
  engine: z.string(),
  seed: z.number().int(),
  results: z.array(AdTextResult),
});
export type AdGenerateOutput = z.infer<typeof AdGenerateOutput>;

/** `results` is empty only while the run is still under way: then follow it like any other run. */
export const AdGenerateAnswer = z.object({
  id: z.string(),
  status: z.string(),
  credits_cost: z.number().int(),
  engine: z.string(),
  seed: z.number().int(),
  results: z.array(AdTextResult),
});
export type AdGenerateAnswer = z.infer<typeof AdGenerateAnswer>;

export const GeneratePromptInput = z.object({
  wish: z.string().trim().min(3).max(600),
  medium: z.enum(['image', 'video']).default('image'),
  language: z.string().min(2).max(5).default('en'),
});
export type GeneratePromptInput = z.infer<typeof GeneratePromptInput>;

export const GeneratePromptOutput = z.object({
  prompt: z.string(),
  brief: z.object({
    subject: z.string(),
    setting: z.string(),
    light: z.string(),
    composition: z.string(),
    mood: z.string(),
    avoid: z.string(),
  }),
  engine: z.string(),
});
export type GeneratePromptOutput = z.infer<typeof GeneratePromptOutput>;
