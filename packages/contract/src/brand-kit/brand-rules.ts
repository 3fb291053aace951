import { z } from 'zod';
import { AdTone } from '../ad-text/ad-tone.ts';
import { PictureRef } from '../asset/picture-ref.ts';
import { BrandFonts } from './brand-fonts.ts';

/** What a run keeps of a brand kit, complete in itself: it must come out the same after the kit has changed. */
export const BrandRules = z.object({
  /** The kit it was taken from, so that whoever opens the work again finds the choice. */
  id: z.uuid().nullable().default(null),
  name: z.string().trim().max(120).default(''),
  logo: PictureRef.nullable().default(null),
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
  tone: AdTone.nullable().default(null),
  /** What the button says and where it leads, unless the ad says otherwise. */
  cta: z.string().trim().max(40).default(''),
  link: z.union([z.url({ protocol: /^https?$/ }).max(2000), z.literal('')]).default(''),
});
export type BrandRules = z.infer<typeof BrandRules>;

/** Of a tool's input: null where the person switched the brand off, nothing where nobody was asked. */
export const OrderBrand = BrandRules.nullish();
