import type { ProductBackdrop, ProductImageFormat } from '@adwright/contract/ads-image/product-image.ts';
import type { Comparison } from '@adwright/scenery/compose/compare-product.ts';
import type { Arrangement } from './draw-product-image.ts';
import type { Drawing } from './plan.ts';

/** What the drawing thread is told. */
export type DrawTask = Arrangement & {
  /** Encoded, with its background gone. */
  readonly cutout: Uint8Array;
  /** The picture it was cut from, when it was cut. */
  readonly original: Uint8Array | null;
  readonly backdrops: readonly ProductBackdrop[];
  /** Encoded pictures of the backdrops that have one, by their place. */
  readonly pictures: ReadonlyMap<number, Uint8Array>;
  readonly drawings: readonly Drawing[];
  readonly formats: readonly ProductImageFormat[];
};

export type DrawnPicture = {
  readonly drawing: Drawing;
  readonly files: readonly { readonly format: ProductImageFormat; readonly body: Uint8Array }[];
  readonly comparison: Comparison;
  /** PNG. */
  readonly map: Uint8Array;
};

/** What it answers: first how the cutting went, then one picture after the other. */
export type DrawPart = { readonly cut: Comparison | null } | { readonly nothing: true } | DrawnPicture;
