import { z } from 'zod';
import { OrderBrand } from '../brand-kit/brand-rules.ts';
import { PictureRef } from '../asset/picture-ref.ts';

const Color = z.string().regex(/^#[\da-f]{6}$/i);

export const ProductSceneId = z.enum([
  'paper-sweep',
  'white-cove',
  'night-studio',
  'two-tone',
  'spotlight',
  'round-plinth',
  'stacked-plinths',
  'arch',
  'steps',
  'shelf',
  'white-marble',
  'black-marble',
  'oak-table',
  'walnut-table',
  'slate',
  'terrazzo',
  'linen',
  'window-light',
  'palm-shadow',
  'under-trees',
  'soft-gradient',
  'halo',
  'greenhouse',
  'still-water',
  'dune',
  'clouds',
  'winter-snow',
  'holiday-lights',
  'spring-petals',
  'autumn-leaves',
  'summer-pool',
  'party',
]);
export type ProductSceneId = z.infer<typeof ProductSceneId>;

/** Photographed sets. In the order of packages/places. */
export const ProductPlaceId = z.enum([
  'kitchen-marble',
  'kitchen-oak',
  'kitchen-golden',
  'kitchen-evening',
  'kitchen-sage',
  'bath-terrazzo',
  'bath-marble-sun',
  'bath-blush',
  'bath-ocean',
  'bath-emerald',
  'oak-evening',
  'living-day',
  'living-golden',
  'shelf-oak',
  'shelf-sage',
  'shelf-walnut',
  'living-blue',
  'shelf-white',
  'library-evening',
  'bedroom-morning',
  'bedroom-evening',
  'desk-day',
  'desk-evening',
  'desk-studio',
  'shop-evening',
  'gym-day',
  'gym-night',
  'garden-teak',
  'garden-spring',
  'garden-autumn',
  'dune-gold',
  'beach-noon',
  'stones-sand',
  'stones-lagoon',
  'pool-noon',
  'picnic-red',
  'pool-sunset',
  'picnic-blue',
  'terrace-sea',
  'terrace-sunset',
  'podium-arch',
  'podium-sage',
  'podium-sky',
  'podium-terracotta',
  'sweep-sand',
  'sweep-white',
  'podium-lilac',
  'podium-night',
  'sweep-blue',
  'loft-concrete',
  'citrus-lemon',
  'slate-wet',
  'sill-rain',
  'table-autumn',
  'table-spring',
  'snow-morning',
  'festive-table',
  'festive-gold',
  'lantern-brass',
  'avenue-golden',
]);
export type ProductPlaceId = z.infer<typeof ProductPlaceId>;

/** What the product is put in front of. */
export const ProductBackdrop = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scene'),
    scene: ProductSceneId,
    /** Null leaves the scene its own colour; scenes of natural things keep theirs whatever is said here. */
    color: Color.nullable().default(null),
  }),
  z.object({ kind: z.literal('place'), place: ProductPlaceId }),
  z.object({ kind: z.literal('color'), color: Color }),
  z.object({
    kind: z.literal('gradient'),
    from: Color,
    to: Color,
    angle: z.number().int().min(0).max(360).default(180),
  }),
  z.object({ kind: z.literal('picture'), picture: PictureRef }),
  /** Painted by another party's model, where one is configured. */
  z.object({ kind: z.literal('prompt'), prompt: z.string().trim().min(3).max(600) }),
]);
export type ProductBackdrop = z.infer<typeof ProductBackdrop>;

export const ProductImageSize = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['square', 'portrait', 'story', 'wide']) }),
  /** What shops ask of a main picture: pure white, 2000 × 2000, the product filling 85 % of it, no shadow. */
  z.object({ kind: z.literal('marketplace') }),
  z.object({
    kind: z.literal('own'),
    width: z.number().int().min(64).max(4096),
    height: z.number().int().min(64).max(4096),
  }),
]);
export type ProductImageSize = z.infer<typeof ProductImageSize>;

export const ProductImageFormat = z.enum(['png', 'jpg', 'webp']);
export type ProductImageFormat = z.infer<typeof ProductImageFormat>;

export const ProductImageInput = z.object({
  picture: PictureRef,
  /** What to call it: names the files. */
  title: z.string().trim().max(120).default(''),
  /** May be empty when nothing but the marketplace's white picture is wanted. */
  backdrops: z.array(ProductBackdrop).max(12),
  sizes: z
    .array(ProductImageSize)
    .min(1)
    .max(8)
    .default([{ kind: 'square' }]),
  /** From where the scene puts the product: shares of the frame, and a factor. */
  placing: z
    .object({
      x: z.number().min(-0.5).max(0.5).default(0),
      y: z.number().min(-0.5).max(0.5).default(0),
      scale: z.number().min(0.2).max(2).default(1),
    })
    .prefault({}),
  /** Strength of the shadows: 0 none, 1 as the scene has them. */
  shadow: z.number().min(0).max(1.5).default(1),
  /** Where the light comes from: −1 left, 1 right; null as the product itself is lit. */
  light: z.number().min(-1).max(1).nullable().default(null),
  /** Whether the product takes on the light's colour in a place, which changes its pixels. */
  match_light: z.boolean().default(false),
  /** How high the product really is: places show it in that size as far as it fits. Null leaves it to the place. */
  height_cm: z.number().min(1).max(300).nullable().default(null),
  formats: z.array(ProductImageFormat).min(1).max(3).default(['png']),
  /** The brand whose colors were offered. */
  brand: OrderBrand,
});
export type ProductImageInput = z.infer<typeof ProductImageInput>;
