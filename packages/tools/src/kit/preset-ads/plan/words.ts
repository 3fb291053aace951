import { z } from 'zod';

const line = (longest: number) => z.string().trim().max(longest).default('');

/** What the ad says. What is left empty is written from the product; nothing here is ever made up by us. */
export const PresetWords = z.object({
  language: z.string().min(2).max(5).default('en'),
  headline: line(120),
  subline: line(200),
  cta: line(30),
  /** A short shout, such as "25% off". */
  badge: line(24),
  /** Instead of the product's own, as it shall read. */
  price: line(24),
  old_price: z.number().min(0).max(1_000_000_000).nullable().default(null),
  /** Which of the many possible wordings: the same number gives the same words. */
  seed: z.number().int().min(0).max(999).default(0),
});
export type PresetWords = z.infer<typeof PresetWords>;
