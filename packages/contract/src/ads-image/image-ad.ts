import { z } from 'zod';
import { AdProductInput } from '../product/ad-product.ts';
import { BrandRules } from '../brand-kit/brand-rules.ts';
import { AdTone } from '../ad-text/ad-tone.ts';
import { ExportedDocument } from '../run/run.ts';
import { ProductPlaceId } from './product-image.ts';

/** What the ad is to bring about: decides which ideas come first and what the button says. */
export const ImageAdGoal = z.enum(['awareness', 'sale', 'launch', 'traffic', 'app', 'leads']);
export type ImageAdGoal = z.infer<typeof ImageAdGoal>;

/** How the wall looks: type, corners and which ideas come first. `mixed` shows some of everything. */
export const ImageAdStyle = z.enum(['mixed', 'clean', 'bold', 'editorial', 'playful', 'premium', 'technical']);
export type ImageAdStyle = z.infer<typeof ImageAdStyle>;

const line = (max: number) => z.string().trim().max(max).default('');

/** Own words. What is empty is written. */
const ImageAdCopy = z.object({ headline: line(160), subline: line(300), cta: line(40) });
export type ImageAdCopy = z.infer<typeof ImageAdCopy>;

/** What may only be said because the person says it: none of it is ever made up. */
const ImageAdFacts = z.object({
  /** A short shout, such as "25% off". */
  offer: line(60),
  old_price: z.number().min(0).max(1_000_000_000).nullable().default(null),
  quote: z
    .object({ text: z.string().trim().min(3).max(240), author: z.string().trim().min(1).max(80) })
    .nullable()
    .default(null),
  rating: z
    .object({ value: z.number().min(0).max(10), max: z.number().min(1).max(10).default(5) })
    .nullable()
    .default(null),
  ends_in_hours: z
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .nullable()
    .default(null),
  comparison: z
    .object({
      them: z.string().trim().min(1).max(40),
      rows: z
        .array(z.object({ text: z.string().trim().min(1).max(80), us: z.boolean(), them: z.boolean() }))
        .min(2)
        .max(6),
    })
    .nullable()
    .default(null),
});
export type ImageAdFacts = z.infer<typeof ImageAdFacts>;

/** A placement by its id, such as `meta-feed-square`. */
const Sizes = z.array(z.string().max(64)).max(40);
/** An editable layer document; the studio's own schema reads it. */
const Design = z.record(z.string(), z.unknown());

const Wall = z.object({
  mode: z.literal('wall'),
  product: AdProductInput.nullable().default(null),
  /** Instead of a product: what the ad is about, in free words. */
  text: line(1000),
  goal: ImageAdGoal.default('awareness'),
  audience: line(160),
  tone: AdTone.default('friendly'),
  /** `auto`: the product's own, as far as its script tells. */
  language: z.string().min(2).max(5).default('auto'),
  /** Every picture size of these networks, together with `sizes`. */
  networks: z.array(z.string().max(40)).max(10).default([]),
  sizes: Sizes.default([]),
  count: z.number().int().min(1).max(20).default(12),
  style: ImageAdStyle.default('mixed'),
  /** Only this idea, in several words and colours. */
  template: z.string().max(64).nullable().default(null),
  /** Where the product is photographed; null leaves it to what the product is and to the style. */
  place: ProductPlaceId.nullable().default(null),
  copy: ImageAdCopy.prefault({}),
  facts: ImageAdFacts.prefault({}),
  /** The brand whose look and words the ads keep to. */
  brand: BrandRules.nullish(),
  /** Small pictures to choose from; the full ones come with `sizes`. */
  preview: z.boolean().default(false),
  /** Adds scenes by a picture engine where one is configured. */
  generated_scenes: z.boolean().default(false),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});

const SizesOfDesigns = z.object({
  mode: z.literal('sizes'),
  designs: z.array(Design).min(1).max(20),
  /** Which variants of a set the designs are, in the same order. */
  variants: z.array(z.string().max(80)).max(20).optional(),
  sizes: Sizes.min(1),
  formats: z
    .array(z.enum(['jpg', 'png', 'webp']))
    .min(1)
    .max(3)
    .default(['jpg']),
  /** What the designs were chosen from: kept with the files, so that whoever opens them finds the fields again. */
  order: Wall.optional(),
});

/** A wall of variants to choose from, or every size of chosen designs. */
export const ImageAdInput = z.discriminatedUnion('mode', [Wall, SizesOfDesigns]);
export type ImageAdInput = z.infer<typeof ImageAdInput>;
export type ImageAdWallInput = z.infer<typeof Wall>;
export type ImageAdSizesInput = z.infer<typeof SizesOfDesigns>;

/** The call for a wall may leave the mode out, and may name a stored product instead of telling it. */
export const ImageAdCreateInput = z.discriminatedUnion('mode', [
  Wall.extend({ mode: z.literal('wall').optional(), product_id: z.uuid().optional() }),
  SizesOfDesigns.extend({ document: ExportedDocument.optional() }),
]);

export const ImageAdScorePart = z.enum([
  'contrast',
  'hierarchy',
  'text',
  'product',
  'completeness',
  'message',
  'picture',
]);
export type ImageAdScorePart = z.infer<typeof ImageAdScorePart>;

export const ImageAdScore = z.object({
  total: z.number().int().min(0).max(100),
  parts: z.array(
    z.object({
      part: ImageAdScorePart,
      score: z.number().int().min(0).max(100),
      /** What was measured: a contrast ratio, a ratio of type sizes, words, a share of the picture, parts left out, faults of the words, a share of the pixels needed. */
      value: z.number(),
    }),
  ),
});
export type ImageAdScore = z.infer<typeof ImageAdScore>;

export const ImageAdFindingKind = z.enum([
  'text_length',
  'weight',
  'pixel_size',
  'safe_zone',
  'contrast',
  'cut_text',
  'overlap',
  'covered',
  'brand_spelling',
  'off_brand_color',
  'off_brand_type',
  'avoided_word',
  'empty_words',
  'duplicate_words',
  'left_out',
  'blurry_picture',
  'small_text',
  'cut_headline',
  'weak_headline',
  'no_product',
  'no_name',
]);
export type ImageAdFindingKind = z.infer<typeof ImageAdFindingKind>;

export const ImageAdFinding = z.object({
  kind: ImageAdFindingKind,
  /** An error is what a network would refuse or nobody can read; a warning is worth a look. */
  level: z.enum(['error', 'warning']),
  /** The words it is about, where it is about words. */
  subject: z.string(),
  value: z.number().nullable(),
  limit: z.number().nullable(),
});
export type ImageAdFinding = z.infer<typeof ImageAdFinding>;

const Picture = z.object({
  size: z.string(),
  asset_id: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});

export const ImageAdVariant = z.object({
  id: z.string(),
  template: z.string(),
  palette: z.string(),
  score: ImageAdScore,
  design: Design,
  pictures: z.array(Picture),
});
export type ImageAdVariant = z.infer<typeof ImageAdVariant>;

const WallOutput = z.object({
  mode: z.literal('wall'),
  /** Who wrote the words. */
  engine: z.string(),
  seed: z.number().int(),
  /** The best first. */
  variants: z.array(ImageAdVariant),
});
export type ImageAdWallOutput = z.infer<typeof WallOutput>;

export const ImageAdFile = Picture.extend({
  /** Which of the designs, counted from 0. */
  design: z.number().int(),
  network: z.string(),
  format: z.enum(['jpg', 'png', 'webp']),
  findings: z.array(ImageAdFinding),
});
export type ImageAdFile = z.infer<typeof ImageAdFile>;

const SizesOutput = z.object({ mode: z.literal('sizes'), files: z.array(ImageAdFile), zip: z.string() });
export type ImageAdSizesOutput = z.infer<typeof SizesOutput>;

export const ImageAdOutput = z.discriminatedUnion('mode', [WallOutput, SizesOutput]);
export type ImageAdOutput = z.infer<typeof ImageAdOutput>;
