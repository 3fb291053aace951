import { brandFrom, palettes } from '../brand/brand-kit.ts';
import { fromOklch, oklchOf } from '../brand/oklch.ts';
import type { Brand } from '../creative/brand.ts';
import type { Color } from '../creative/paint.ts';

type Colors = Brand['colors'];

/** `affinity` says how much a palette belongs to the product: it decides between pictures that are equally good. */
export type PaletteChoice = { readonly id: string; readonly colors: Colors; readonly affinity: number };

export type PaletteSource = {
  /** Given by the person, the most important first. */
  readonly brand: readonly Color[];
  /** Read off the product's picture. */
  readonly product: readonly Color[];
};

const vividEnough = 0.05;

function hueOf(colors: readonly Color[]): number | undefined {
  const best = colors
    .map(oklchOf)
    .filter(({ l, c }) => c > vividEnough && l > 0.25 && l < 0.93)
    .toSorted((a, b) => b.c - a.c)[0];
  return best?.h;
}

/** One hue from pale to deep: calm, and the product is the only other colour. */
function tonal(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.965, c: 0.018, h }),
    ink: fromOklch({ l: 0.24, c: 0.055, h }),
    accent: fromOklch({ l: 0.5, c: 0.13, h }),
    support: fromOklch({ l: 0.34, c: 0.08, h }),
  };
}

/** The hue opposite calls, so that the product does not drown in its own colour. */
function complement(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.97, c: 0.012, h }),
    ink: fromOklch({ l: 0.22, c: 0.04, h: h + 180 }),
    accent: fromOklch({ l: 0.64, c: 0.16, h: h + 180 }),
    support: fromOklch({ l: 0.36, c: 0.08, h }),
  };
}

/** Warm stone and a deep ink: for products that want to look dear. */
function stone(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.945, c: 0.012, h: 80 }),
    ink: fromOklch({ l: 0.2, c: 0.012, h: 60 }),
    accent: fromOklch({ l: 0.42, c: 0.09, h }),
    support: fromOklch({ l: 0.82, c: 0.03, h: 75 }),
  };
}

/** A bright neighbour of the product's hue with a fresh pale ground. */
function fresh(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.985, c: 0.008, h: h + 40 }),
    ink: fromOklch({ l: 0.21, c: 0.03, h: h + 40 }),
    accent: fromOklch({ l: 0.74, c: 0.15, h: h + 40 }),
    support: fromOklch({ l: 0.45, c: 0.11, h: h - 30 }),
  };
}

function same(a: Colors, b: Colors): boolean {
  const [p, q] = [oklchOf(a.accent), oklchOf(b.accent)];
  const turn = Math.abs(((p.h - q.h + 540) % 360) - 180);
  return Math.abs(p.l - q.l) < 0.06 && Math.abs(p.c - q.c) < 0.05 && turn < 14;
}

/** Palettes a product can be advertised in, those that are its own first; every pair in them is repaired when drawn. */
export function paletteChoices({ brand, product }: PaletteSource): PaletteChoice[] {
  const h = hueOf(brand) ?? hueOf(product);
  const own = h ?? 60;
  const made: PaletteChoice[] = [
    ...(brand.length > 0 ? [{ id: 'brand', colors: brandFrom({ name: '', colors: brand }).colors, affinity: 8 }] : []),
    ...(h !== undefined && product.length > 0
      ? [{ id: 'product', colors: brandFrom({ name: '', colors: product }).colors, affinity: 6 }]
      : []),
    ...(h === undefined ? [] : [{ id: 'tonal', colors: tonal(h), affinity: 5 }]),
    { id: 'stone', colors: stone(own), affinity: 4 },
    ...(h === undefined
      ? []
      : [
          { id: 'complement', colors: complement(h), affinity: 3 },
          { id: 'fresh', colors: fresh(h), affinity: 2 },
        ]),
    ...palettes.map(({ id, colors }) => ({ id, colors, affinity: h === undefined ? 3 : 0 })),
  ];
  return made.filter((choice, index) => !made.slice(0, index).some((before) => same(before.colors, choice.colors)));
}
