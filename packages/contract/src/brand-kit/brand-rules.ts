import { z } from 'zod';
import { BrandFonts } from './brand-fonts.ts';

/** What a run keeps of a brand kit, complete in itself: it must come out the same after the kit has changed. */
export const BrandRules = z.object({
  name: z.string().trim().max(120).default(''),
  /** #rrggbb, the most important first. */
  colors: z
    .array(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .toLowerCase(),
    )
    .max(8)
    .default([]),
  /** A pair of families by its id; empty for any. */
  type: z.string().max(40).default(''),
  /** The families themselves, where the brand has fonts of its own. */
  fonts: BrandFonts.nullable().default(null),
  use: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  avoid: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
});
export type BrandRules = z.infer<typeof BrandRules>;
