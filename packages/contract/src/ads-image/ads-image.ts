import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { PictureRef } from '../asset/picture-ref.ts';
import { ProductImageInput } from './product-image.ts';
import { RunStatus } from '../run/run.ts';

/** A stored product may be named instead of told. */
export const AdsProductImageInput = ProductImageInput.extend({
  picture: PictureRef.optional(),
  product_id: z.uuid().optional(),
});
export type AdsProductImageInput = z.infer<typeof AdsProductImageInput>;

/** The tools behind these calls, by their ids. */
export const AdsImageTool = z.enum(['image-ad', 'image-ad-clone', 'product-image']);

export const AdsImageListQuery = PageQuery.extend({ tool: AdsImageTool.optional(), status: RunStatus.optional() });
export type AdsImageListQuery = z.infer<typeof AdsImageListQuery>;
