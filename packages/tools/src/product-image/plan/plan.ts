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

/** Every picture once, the scenes in their order and the white one last. Names differ even when scenes do not. */
export function planDrawings(input: Pick<ProductImageInput, 'title' | 'backdrops' | 'sizes'>): Drawing[] {
  const base = fileStem(input.title, 'product');
  const used = new Map<string, number>();
  const unique = (name: string): string => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  const scenes = input.backdrops.flatMap((backdrop, index) =>
    input.sizes
      .filter(({ kind }) => kind !== 'marketplace')
      .map((size) => {
        const frame = frameOf(size);
        const name = unique(`${base}-${nameOf(backdrop)}-${frame.width}x${frame.height}`);
        return { ...frame, name, size: size.kind, backdrop: index };
      }),
  );
  if (!input.sizes.some(({ kind }) => kind === 'marketplace')) return scenes;
  const white = { ...frames.marketplace, name: `${base}-marketplace-2000x2000`, size: 'marketplace', backdrop: null };
  return [...scenes, white as Drawing];
}
