import { z } from 'zod';
import { OrderBrand } from '../brand-kit/brand-rules.ts';
import { AdProductInput } from '../product/ad-product.ts';
import { ImageAdFinding } from './image-ad.ts';
import { cloneShapeRoles, cloneWordRoles } from './clone-roles.ts';
import { PictureRef } from '../asset/picture-ref.ts';
import { ExportedDocument } from '../run/run.ts';

/** What a part of an ad is for. A `panel` is a coloured area that carries others; a `photo` fills its box to the edges. */
export const CloneRole = z.enum([...new Set([...cloneWordRoles, ...cloneShapeRoles])]);
export type CloneRole = z.infer<typeof CloneRole>;

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();
const side = z.number().int().min(16).max(20_000);
const coordinate = z.number().min(-20_000).max(20_000);
const extent = z.number().min(1).max(20_000);

/** How a text is set, measured on its pixels. */
export const CloneType = z.object({
  color: Color,
  /** 100 to 900, from the strokes' width against the letters' height. */
  weight: z.number().int().min(100).max(900),
  caps: z.boolean(),
  align: z.enum(['start', 'center', 'end']),
  /** Of the font, in pixels of the reference. */
  size: z.number().min(4).max(4000),
  lines: z.number().int().min(1).max(40),
  /** The general drawing of the letters. */
  face: z.enum(['sans', 'serif', 'condensed']),
});
export type CloneType = z.infer<typeof CloneType>;

/** The filled shape a text stands on: a button, a badge, a plate. */
export const ClonePlate = z.object({
  color: Color,
  shape: z.enum(['rect', 'ellipse']),
  /** In pixels of the reference. */
  radius: z.number().min(0).max(10_000),
  /** The corners of what is neither, clockwise and from 0 to 1 in its box: a dome, a slanted half, an arch. */
  hull: z
    .array(z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }))
    .min(3)
    .max(60)
    .optional(),
});
export type ClonePlate = z.infer<typeof ClonePlate>;

/** One part of the reference, in its pixels. */
export const CloneBox = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/),
  role: CloneRole,
  x: coordinate,
  y: coordinate,
  width: extent,
  height: extent,
  /** What is written there; nothing for what is no text. */
  text: z.string().max(600).default(''),
  type: CloneType.nullable().default(null),
  plate: ClonePlate.nullable().default(null),
  /** How surely it was seen, 0 to 1. */
  confidence: z.number().min(0).max(1).default(1),
  /** Somebody's name or sign: it is never carried over. */
  mark: z.boolean().default(false),
  /** My own words in this place; null lets them be written. */
  words: z.string().max(600).nullable().default(null),
});
export type CloneBox = z.infer<typeof CloneBox>;

export const CloneBackground = z.object({
  kind: z.enum(['solid', 'gradient', 'photo']),
  /** Of a gradient from its start to its end; of a photo from its top to its bottom. */
  colors: z.array(Color).min(1).max(4),
  /** Degrees, 0 from the left to the right, 90 from the top to the bottom. */
  angle: z.number().min(-360).max(360).default(90),
});
export type CloneBackground = z.infer<typeof CloneBackground>;

/** The structure of a reference ad. */
export const CloneAnalysis = z.object({
  width: side,
  height: side,
  background: CloneBackground,
  palette: z.array(z.object({ color: Color, share: z.number().min(0).max(1) })).max(12),
  boxes: z.array(CloneBox).max(60),
});
export type CloneAnalysis = z.infer<typeof CloneAnalysis>;

const line = (max: number) => z.string().trim().max(max).default('');

/** Own words by their role. What is empty is written, as long as what stood there. */
export const CloneWords = z.object({
  headline: line(200),
  subline: line(300),
  cta: line(60),
  badge: line(40),
  label: line(80),
  fine_print: line(300),
});
export type CloneWords = z.infer<typeof CloneWords>;

const Sizes = z.array(z.string().max(64)).max(40);
/** An editable layer document; the studio's own schema reads it. */
const Design = z.record(z.string(), z.unknown());
const Language = z.string().min(2).max(5);
const formats = z
  .array(z.enum(['jpg', 'png', 'webp']))
  .min(1)
  .max(3)
  .default(['jpg']);

const Look = z.object({
  mode: z.literal('look'),
  reference: PictureRef,
  /** What the reference is written in. */
  reference_language: Language.default('en'),
});

const Clone = z.object({
  mode: z.literal('clone'),
  reference: PictureRef,
  reference_language: Language.default('en'),
  /** A structure that was found before and perhaps corrected; without one the reference is looked at. */
  analysis: CloneAnalysis.nullable().default(null),
  product: AdProductInput,
  words: CloneWords.prefault({}),
  /** Keeps the reference's own background with its words taken out. It stays somebody else's picture. */
  keep_background: z.boolean().default(false),
  /** Whose colours: the reference's, or the product's in the reference's order. */
  colors: z.enum(['reference', 'mine']).default('reference'),
  /** The brand whose look and words the clone keeps to, and is checked by. */
  brand: OrderBrand,
  language: Language.default('en'),
  /** Placements by their id; without one the clone has the reference's own shape. */
  sizes: Sizes.default([]),
  formats,
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});

const SizesOfClone = z.object({
  mode: z.literal('sizes'),
  design: Design,
  sizes: Sizes.default([]),
  formats,
  /** Kept with the result, so that it can be shown beside its reference. */
  reference: PictureRef.nullable().default(null),
  analysis: CloneAnalysis.nullable().default(null),
  keep_background: z.boolean().default(false),
  /** What the design was made from: kept with the files, so that whoever opens them finds the fields again. */
  order: Clone.optional(),
});

/** A look at a reference, a clone of it, or the sizes of a clone that was edited. */
export const ImageAdCloneInput = z.discriminatedUnion('mode', [Look, Clone, SizesOfClone]);
export type ImageAdCloneInput = z.infer<typeof ImageAdCloneInput>;
export type CloneLookInput = z.infer<typeof Look>;
export type CloneMakeInput = z.infer<typeof Clone>;
export type CloneSizesInput = z.infer<typeof SizesOfClone>;

/** The call for a clone may leave the mode out, and may name a stored product instead of telling it. */
export const ImageAdCloneCreateInput = z.discriminatedUnion('mode', [
  Clone.extend({
    mode: z.literal('clone').optional(),
    product: AdProductInput.optional(),
    product_id: z.uuid().optional(),
  }),
  Look,
  SizesOfClone.extend({ document: ExportedDocument.optional() }),
]);

/** How near the clone comes to its reference, 0 to 100 each. */
export const CloneSimilarity = z.object({
  total: z.number().int().min(0).max(100),
  structure: z.number().int().min(0).max(100),
  colors: z.number().int().min(0).max(100),
  type: z.number().int().min(0).max(100),
});
export type CloneSimilarity = z.infer<typeof CloneSimilarity>;

/** What is or may be somebody's own in the reference. */
export const CloneMark = z.object({
  kind: z.enum(['name', 'sign', 'background', 'photo']),
  /** The words, where it is words. */
  text: z.string(),
  /** Whether anything of it is in the clone. */
  kept: z.boolean(),
});
export type CloneMark = z.infer<typeof CloneMark>;

const LookOutput = z.object({ mode: z.literal('look'), analysis: CloneAnalysis, marks: z.array(CloneMark) });

export const CloneFile = z.object({
  /** A placement's id, or `reference` for the reference's own shape. */
  size: z.string(),
  asset_id: z.string(),
  name: z.string(),
  format: z.enum(['jpg', 'png', 'webp']),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Where it leaves the brand that it was ordered for. */
  findings: z.array(ImageAdFinding).default([]),
});
export type CloneFile = z.infer<typeof CloneFile>;

const CloneOutput = z.object({
  mode: z.literal('clone'),
  analysis: CloneAnalysis.nullable(),
  design: Design,
  similarity: CloneSimilarity.nullable(),
  marks: z.array(CloneMark),
  keep_background: z.boolean(),
  files: z.array(CloneFile),
  /** The archive's name among the files. */
  zip: z.string(),
});
export type CloneOutput = z.infer<typeof CloneOutput>;

export const ImageAdCloneOutput = z.discriminatedUnion('mode', [LookOutput, CloneOutput]);
export type ImageAdCloneOutput = z.infer<typeof ImageAdCloneOutput>;
