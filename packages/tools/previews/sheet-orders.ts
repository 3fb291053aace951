import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import { bannerTemplates } from '../src/banner/contract.ts';
import { bannerSizes } from '../src/banner/plan/sizes.ts';
import { displayTemplates } from '../src/display-ad/contract.ts';
import { gifTemplates } from '../src/gif-banner/contract.ts';
import { posterTemplates } from '../src/poster/contract.ts';
import type { ToolId } from '../src/registry.ts';

/** `at` is the product's place among the samples: over all of them every idea and scene is seen. */
export type SheetProduct = { readonly id: string; readonly at: number; readonly product: AdProductInput };

type SheetOrder = {
  readonly inputs: readonly unknown[];
  /** The files to look at, a sheet for each; tiles are no larger than `room`. */
  readonly sheets: readonly { readonly name: string; readonly files: RegExp; readonly room: Room }[];
};

export type Room = { readonly width: number; readonly height: number };

const whole: Room = { width: 970, height: 600 };

function turn<Item>(items: readonly Item[], at: number, count: number): Item[] {
  const start = (at * count) % items.length;
  return [...items, ...items].slice(start, start + count);
}

/** What is made of a product for its contact sheets. */
export const sheetOrders = {
  'image-ad': ({ product }) => ({
    inputs: [
      {
        mode: 'wall',
        product,
        seed: 7,
        sizes: [
          'meta-feed-square',
          'meta-reels',
          'google-medium-rectangle',
          'google-leaderboard',
          'google-mobile-banner',
          'google-wide-skyscraper',
        ],
      },
    ],
    sheets: [
      { name: 'feed', files: /1080x1080/, room: { width: 304, height: 304 } },
      { name: 'reels', files: /1080x1920/, room: { width: 304, height: 440 } },
      { name: 'rectangles', files: /300x250/, room: whole },
      { name: 'skyscrapers', files: /160x600/, room: { width: 160, height: 480 } },
      { name: 'strips', files: /728x90|320x50/, room: { width: 626, height: 90 } },
    ],
  }),
  'display-ad': ({ product, at }) => ({
    inputs: turn(displayTemplates, at, 2).map((template) => ({ product, template, click_url: 'example.com' })),
    sheets: [{ name: 'all', files: /\.jpg$/, room: whole }],
  }),
  banner: ({ product, at }) => ({
    inputs: turn(bannerTemplates, at, 2).map((template) => ({
      product,
      template,
      sizes: bannerSizes.map(({ id }) => id),
    })),
    sheets: [{ name: 'all', files: /\.png$/, room: { width: 626, height: 280 } }],
  }),
  poster: ({ product, at }) => ({
    inputs: [
      ...turn(posterTemplates, at, 3).map((template) => ({ product, template })),
      ...turn(posterTemplates, at, 2).map((template) => ({
        product,
        template,
        sizes: ['letter'],
        orientation: 'landscape',
        qr_url: 'example.com',
      })),
    ],
    sheets: [{ name: 'all', files: /\.png$/, room: { width: 600, height: 560 } }],
  }),
  'gif-banner': ({ product, at }) => ({
    inputs: turn(gifTemplates, at, 2).map((template) => ({ product, template })),
    sheets: [{ name: 'all', files: /\.gif$/, room: whole }],
  }),
  'product-image': ({ id, at, product }) => ({
    inputs: [
      {
        picture: `sample:${id}:cutout`,
        title: product.title,
        backdrops: turn(ProductSceneId.options, at, 6).map((scene) => ({ kind: 'scene', scene })),
        sizes: [{ kind: 'square' }],
        formats: ['jpg'],
      },
    ],
    sheets: [{ name: 'scenes', files: /\.jpg$/, room: { width: 410, height: 410 } }],
  }),
} as const satisfies Partial<Record<ToolId, (sample: SheetProduct) => SheetOrder>>;

export type SheetTool = keyof typeof sheetOrders;
