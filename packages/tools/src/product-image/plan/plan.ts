import type {
  ProductBackdrop,
  ProductImageInput,
  ProductImageSize,
} from '@adwright/contract/ads-image/product-image.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';

export type Frame = { readonly width: number; readonly height: number };

/** One picture to draw, whatever it is saved as. */
export type Drawing = Frame & {
  /** Without an extension. */
  readonly name: string;
  readonly size: ProductImageSize['kind'];
  /** Null is the marketplace's white. */
  readonly backdrop: number | null;
};

const frames = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
  marketplace: { width: 2000, height: 2000 },
} as const satisfies Record<Exclude<ProductImageSize['kind'], 'own'>, Frame>;

export function frameOf(size: ProductImageSize): Frame {
  return size.kind === 'own' ? { width: size.width, height: size.height } : frames[size.kind];
}

/** What a marketplace's rules ask of its main picture. */
export const marketplace = { color: '#ffffff', fill: 0.85 } as const;

function nameOf(backdrop: ProductBackdrop): string {
  if (backdrop.kind === 'place') return backdrop.place;
  return backdrop.kind === 'scene' ? backdrop.scene : backdrop.kind;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The backdrops that are made, with their places in the order: one that is named again would be the same file again.
 * Another party paints the same words differently each time, so those are kept.
 */
export function wantedBackdrops(backdrops: readonly ProductBackdrop[]): [number, ProductBackdrop][] {
  return [...backdrops.entries()].filter(
    ([index, backdrop]) => backdrop.kind === 'prompt' || backdrops.findIndex((one) => isSame(one, backdrop)) === index,
  );
}

/** What the names of all its files begin with. */
export function stemOf(title: string): string {
  return fileStem(title, 'product');
}

/** Every picture once, the scenes in their order and the white one last. Names differ even when scenes do not. */
export function planDrawings(input: Pick<ProductImageInput, 'title' | 'backdrops' | 'sizes'>): Drawing[] {
  const base = stemOf(input.title);
  const used = new Map<string, number>();
  const unique = (name: string): string => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  const sizes = input.sizes
    .filter(({ kind }) => kind !== 'marketplace')
    .filter((size, index, all) => all.findIndex((one) => isSame(one, size)) === index);
  const scenes = wantedBackdrops(input.backdrops).flatMap(([index, backdrop]) =>
    sizes.map((size) => {
      const frame = frameOf(size);
      const name = unique(`${base}-${nameOf(backdrop)}-${frame.width}x${frame.height}`);
      return { ...frame, name, size: size.kind, backdrop: index };
    }),
  );
  if (!input.sizes.some(({ kind }) => kind === 'marketplace')) return scenes;
  const white = { ...frames.marketplace, name: `${base}-marketplace-2000x2000`, size: 'marketplace', backdrop: null };
  return [...scenes, white as Drawing];
}
