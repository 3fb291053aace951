import { z } from 'zod';
import { AdTone } from '../ad-text/ad-tone.ts';

export const AdFramework = z.enum([
  'aida',
  'pas',
  'bab',
  'fab',
  '4u',
  'question',
  'proof',
  'objection',
  'offer',
  'how-to',
  'story',
  'contrast',
  'audience',
]);
export type AdFramework = z.infer<typeof AdFramework>;

export const scriptLengths = [15, 20, 30, 60] as const;

/** A query: everything arrives as text. */
export const GenerateScriptsInput = z.object({
  /** A kept product; without one what is said of it here. */
  product_id: z.uuid().optional(),
  title: z.string().trim().max(160).optional(),
  description: z.string().trim().max(2000).default(''),
  /** One a line. */
  benefits: z.string().max(2000).default(''),
  price: z.coerce.number().min(0).max(1_000_000_000).optional(),
  currency: z
    .string()
    .regex(/^(?:[A-Za-z]{3})?$/)
    .default(''),
  count: z.coerce.number().int().min(1).max(10).default(3),
  /** Seconds of the whole video. */
  length: z.coerce
    .number()
    .pipe(z.literal([...scriptLengths]))
    .default(30),
  tone: AdTone.default('friendly'),
  /** Each script tries another one when it is left out. */
  framework: AdFramework.optional(),
  /** The caller's own when it is left out. */
  language: z.string().min(2).max(5).optional(),
  /** Instead of the audience that the product names. */
  audience: z.string().trim().max(160).default(''),
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});
export type GenerateScriptsInput = z.infer<typeof GenerateScriptsInput>;

export const ScriptScene = z.object({
  spoken: z.string(),
  /** A few words over the picture; may be empty. */
  on_screen: z.string(),
  visual: z.string(),
  /** At least as long as a voice needs for what is spoken. All scenes together last the script's length. */
  seconds: z.number(),
});
export type ScriptScene = z.infer<typeof ScriptScene>;

export const AdScript = z.object({
  title: z.string(),
  /** Empty where another party's model chose its own way. */
  framework: z.string(),
  angle: z.string(),
  length: z.number().int(),
  scenes: z.array(ScriptScene).min(1),
});
export type AdScript = z.infer<typeof AdScript>;

export const GenerateScriptsOutput = z.object({
  engine: z.string(),
  seed: z.number().int(),
  scripts: z.array(AdScript),
});
export type GenerateScriptsOutput = z.infer<typeof GenerateScriptsOutput>;
