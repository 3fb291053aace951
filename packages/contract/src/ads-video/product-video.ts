import { z } from 'zod';
import { ProductPlaceId, ProductSceneId } from '../ads-image/product-image.ts';
import { OrderBrand } from '../brand-kit/brand-rules.ts';
import { PictureRef } from '../asset/picture-ref.ts';
import { PageQuery } from '../paging.ts';
import { RunStatus } from '../run/run.ts';

/** What the camera or the product does in one shot. */
export const productMoves = ['parallax', 'orbit', 'light', 'macro', 'unboxing', 'price'] as const;
export const ProductMove = z.enum(productMoves);
export type ProductMove = z.infer<typeof ProductMove>;

export const clipRatios = ['9:16', '1:1', '4:5', '16:9'] as const;
export const ClipRatio = z.enum(clipRatios);
export type ClipRatio = z.infer<typeof ClipRatio>;

/** A photographed place, a painted scene, or what surrounds the product in its own photo. */
export const ClipPlace = z.union([ProductPlaceId, ProductSceneId, z.literal('photo')]);
export type ClipPlace = z.infer<typeof ClipPlace>;

/** A shelf by a window, before a calm wall: nothing behind a product that could be taken for its edge. */
export const usualPlace = 'shelf-sage' satisfies ProductPlaceId;

export const ProductVideoInput = z.object({
  /** The product, from one side or from several; the first is seen most. */
  pictures: z.array(PictureRef).min(1).max(6),
  title: z.string().trim().max(120).default(''),
  /** As it is to be read, sign and all. Only the price reveal shows it. */
  price: z.string().trim().max(24).default(''),
  cta: z.string().trim().max(40).default(''),
  /** What the words are written in. */
  language: z.string().min(2).max(5).default('en'),
  place: ClipPlace.default(usualPlace),
  /** Null leaves a painted scene its own colour; photographed places keep theirs. */
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .nullable()
    .default(null),
  /** The shots, in their order. */
  moves: z.array(ProductMove).min(1).max(4).default(['parallax', 'light', 'macro']),
  seconds: z.number().int().min(5).max(15).default(8),
  ratios: z.array(ClipRatio).min(1).max(4).default(['9:16']),
  /** A track of the built-in music; null for a silent clip. */
  music: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .nullable()
    .default(null),
  /** The brand whose look and words the clip keeps to, and is checked by. */
  brand: OrderBrand,
});
export type ProductVideoInput = z.infer<typeof ProductVideoInput>;

/** A stored product may be named instead of told. */
export const AdsProductVideoInput = ProductVideoInput.extend({
  pictures: ProductVideoInput.shape.pictures.optional(),
  product_id: z.uuid().optional(),
});

/** The tools behind these calls, by their ids. */
export const AdsVideoTool = z.enum(['product-to-video', 'avatar-video']);

export const AdsVideoListQuery = PageQuery.extend({ tool: AdsVideoTool.optional(), status: RunStatus.optional() });
