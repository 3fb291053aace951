import { AppError } from '@adwright/contract/errors.ts';
import { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { ProductImageFormat, ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { z } from 'zod';
import { assertSamples, filesAmong } from '../kit/pictures/plan/named-pictures.ts';
import { defineContract } from '../tool.ts';
import { wantedBackdrops } from './plan/plan.ts';

/** How far the product's solid pixels are from those they should be. */
const Comparison = z.object({
  pixels: z.number().int(),
  /** Of any channel of any pixel, 0 to 255. */
  largest: z.number(),
  mean: z.number(),
});

export const ProductImageOutput = z.object({
  /** The product without its background, for another try with the same one. */
  cutout: PictureRef,
  pictures: z.array(
    z.object({
      asset_id: z.string(),
      /** Which of the input's backdrops; null for the marketplace's white picture. */
      backdrop: z.number().int().nullable(),
      size: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      format: ProductImageFormat,
    }),
  ),
  /** The finished pictures against the product scaled alone, before a JPG or WebP is compressed. */
  proof: Comparison.extend({
    /** Green where a pixel is the product's own, red where it is not. */
    map_asset_id: z.string(),
    /** The cut-out against the picture it was cut from; null when the picture came without a background. */
    cut: Comparison.nullable(),
  }),
  /** It reached the edge of the photo it was cut from, so part of it may be missing. */
  at_edge: z.boolean().default(false),
  /** The party that painted the described backdrops. */
  engine: z.string().nullable(),
});
export type ProductImageOutput = z.infer<typeof ProductImageOutput>;

function picturesOf({ picture, backdrops }: ProductImageInput): PictureRef[] {
  return [picture, ...backdrops.flatMap((backdrop) => (backdrop.kind === 'picture' ? [backdrop.picture] : []))];
}

export const contract = defineContract({
  input: ProductImageInput,
  output: ProductImageOutput,
  queue: 'picture',
  stages: ['read', 'cut', 'paint', 'draw', 'pack'],
  // A model that shares a busy machine takes its time over a cutout, and nothing moves on meanwhile.
  timeoutSeconds: 600,
  example: { picture: 'sample:mug:cutout', backdrops: [{ kind: 'scene', scene: 'arch' }] },
  price: ({ backdrops }) => Math.max(1, wantedBackdrops(backdrops).length),
  files: (input) => filesAmong(picturesOf(input)),
  check(input) {
    const { backdrops, sizes } = input;
    assertSamples(picturesOf(input));
    const whiteOnly = sizes.every(({ kind }) => kind === 'marketplace');
    if (backdrops.length === 0 && !whiteOnly)
      throw new AppError('invalid_input', {}, [{ path: 'backdrops', message: 'needs at least one for these sizes' }]);
  },
});
