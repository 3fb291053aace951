import { z } from 'zod';
import { PictureRef } from '../asset/picture-ref.ts';
import { BrandFonts } from '../brand-kit/brand-fonts.ts';

const fact = (longest: number) => z.string().trim().max(longest);

/** What an ad is about, complete in itself: a run must come out the same after the stored product has changed. */
export const AdProductInput = z.object({
  title: z.string().trim().min(1).max(160),
  description: fact(5000).default(''),
  brand: fact(120).default(''),
  price: z.number().min(0).max(1_000_000_000).nullable().default(null),
  /** ISO 4217, or nothing. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{3})?$/)
    .default(''),
  url: fact(2000).default(''),
  benefits: z.array(fact(160)).max(12).default([]),
  audience: fact(300).default(''),
  /** The best first. */
  pictures: z.array(PictureRef).max(20).default([]),
  logo: PictureRef.nullable().default(null),
  /** #rrggbb, the most important first. */
  colors: z
    .array(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .toLowerCase(),
    )
    .max(12)
    .default([]),
  /** Where a brand kit shows the product: its families, and whether the colors are the kit's own. */
  brand_kit: z.object({ fonts: BrandFonts.nullable(), colors: z.boolean() }).exactOptional(),
});
export type AdProductInput = z.infer<typeof AdProductInput>;
