import { z } from 'zod';
import { AdProductInput } from '../product/ad-product.ts';
import { ImageAdCloneCreateInput } from './image-ad-clone.ts';
import { ImageAdCreateInput } from './image-ad.ts';
import { PageQuery } from '../paging.ts';
import { PictureRef } from '../asset/picture-ref.ts';
import { ProductImageInput } from './product-image.ts';
import { RunStatus } from '../run/run.ts';

/** A stored product may be named instead of told. */
const product_id = z.uuid().optional();

export const AdsImageCreateInput = ImageAdCreateInput.extend({ product_id });
export type AdsImageCreateInput = z.infer<typeof AdsImageCreateInput>;

export const AdsImageCloneInput = ImageAdCloneCreateInput.extend({ product: AdProductInput.optional(), product_id });
export type AdsImageCloneInput = z.infer<typeof AdsImageCloneInput>;

export const AdsProductImageInput = ProductImageInput.extend({ picture: PictureRef.optional(), product_id });
export type AdsProductImageInput = z.infer<typeof AdsProductImageInput>;

/** The tools behind these calls, by their ids. */
export const AdsImageTool = z.enum(['image-ad', 'image-ad-clone', 'product-image']);

export const AdsImageListQuery = PageQuery.extend({ tool: AdsImageTool.optional(), status: RunStatus.optional() });
export type AdsImageListQuery = z.infer<typeof AdsImageListQuery>;
