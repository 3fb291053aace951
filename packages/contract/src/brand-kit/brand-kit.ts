import { z } from 'zod';
import { AdTone } from '../ad-text/ad-tone.ts';
import { ProductMedia } from '../product/product.ts';

export const mostBrandKits = 20;

const Name = z.string().trim().min(1).max(120);

/** A word or a short phrase. */
const Words = z.array(z.string().trim().min(1).max(40)).max(30);

/** A font that the person uploaded, and what gives them the right to use it. */
const OwnFont = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(120),
  license: z.string().trim().max(300).default(''),
});
export type OwnFont = z.infer<typeof OwnFont>;

export const BrandKitBody = z.object({
  website: z.union([z.url({ protocol: /^https?$/ }).max(2000), z.literal('')]).default(''),
  /** Files of the person's own, the main one first: variants for light and dark, a mark alone. */
  logos: z.array(z.uuid()).max(6).default([]),
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
  /** A pair of families for headings and text, by its id; empty leaves it to each design. */
  type: z.string().trim().max(40).default(''),
  /** Uploaded fonts, before those of the pair. */
  fonts: z.object({ heading: OwnFont.nullable(), body: OwnFont.nullable() }).default({ heading: null, body: null }),
  tone: AdTone.nullable().default(null),
  /** What the button says, and where it leads. */
  cta: z.string().trim().max(40).default(''),
  link: z.union([z.url({ protocol: /^https?$/ }).max(2000), z.literal('')]).default(''),
  use: Words.default([]),
  avoid: Words.default([]),
});
export type BrandKitBody = z.infer<typeof BrandKitBody>;

export const BrandKitInput = BrandKitBody.extend({ name: Name });
export type BrandKitInput = z.infer<typeof BrandKitInput>;

export const BrandKitChange = BrandKitInput.extend({ id: z.uuid() });
export type BrandKitChange = z.infer<typeof BrandKitChange>;

export const BrandKitId = z.object({ id: z.uuid() });

/** Null switches the brand off: tools start without one. */
export const BrandKitChoice = z.object({ id: z.uuid().nullable() });

/** As people paste it: the scheme may be missing. */
export const BrandKitFromLink = z.object({ url: z.string().trim().min(3).max(2048) });

export const BrandKit = BrandKitBody.extend({
  id: z.string(),
  name: z.string(),
  /** Every tool starts with this one. */
  chosen: z.boolean(),
  /** The logos with addresses to show them, in the same order. */
  logo_files: z.array(ProductMedia),
  /** Where the uploaded fonts can be read, by their ids. */
  font_urls: z.record(z.string(), z.string()),
});
export type BrandKit = z.infer<typeof BrandKit>;

export const BrandKitList = z.object({ list: z.array(BrandKit) });
export type BrandKitList = z.infer<typeof BrandKitList>;
