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
  /** The brand's colours are a kit's, in the order the person put them. */
  readonly chosen?: boolean;
  /** Read off the product's picture. */
  readonly product: readonly Color[];
};

const vividEnough = 0.05;

/** Of the first colour that has one: brands and products name their colours in order. */
function hueOf(colors: readonly Color[]): number | undefined {
  return colors.map(oklchOf).find(({ l, c }) => c > vividEnough && l > 0.25 && l < 0.93)?.h;
}

/** A deep yellow is olive, which nobody means by it. */
function isYellow(h: number): boolean {
  const turn = ((h % 360) + 360) % 360;
  return turn > 78 && turn < 122;
}

/** One hue from pale to deep: calm, and the product is the only other colour. */
function tonal(h: number): Colors {
  const yellow = isYellow(h);
  return {
    paper: fromOklch({ l: 0.965, c: 0.018, h }),
    ink: fromOklch(yellow ? { l: 0.23, c: 0.02, h: 70 } : { l: 0.24, c: 0.055, h }),
    accent: fromOklch(yellow ? { l: 0.83, c: 0.15, h } : { l: 0.5, c: 0.13, h }),
    support: fromOklch(yellow ? { l: 0.32, c: 0.025, h: 70 } : { l: 0.34, c: 0.08, h }),
  };
}

/** The hue opposite calls, so that the product does not drown in its own colour. */
function complement(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.97, c: 0.012, h }),
    ink: fromOklch({ l: 0.22, c: isYellow(h + 180) ? 0.02 : 0.04, h: h + 180 }),
    accent: fromOklch({ l: isYellow(h + 180) ? 0.82 : 0.64, c: 0.16, h: h + 180 }),
    support: fromOklch(isYellow(h) ? { l: 0.3, c: 0.03, h: 70 } : { l: 0.36, c: 0.08, h }),
  };
}

/** Warm stone and a deep ink: for products that want to look dear. */
function stone(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.945, c: 0.012, h: 80 }),
    ink: fromOklch({ l: 0.2, c: 0.012, h: 60 }),
    accent: fromOklch(isYellow(h) ? { l: 0.36, c: 0.04, h: 60 } : { l: 0.42, c: 0.09, h }),
    support: fromOklch({ l: 0.82, c: 0.03, h: 75 }),
  };
}

/** A bright neighbour of the product's hue with a fresh pale ground. */
function fresh(h: number): Colors {
  return {
    paper: fromOklch({ l: 0.985, c: 0.008, h: h + 40 }),
    ink: fromOklch({ l: 0.21, c: 0.03, h: h + 40 }),
    accent: fromOklch({ l: isYellow(h + 40) ? 0.84 : 0.74, c: 0.15, h: h + 40 }),
    support: fromOklch({ l: isYellow(h - 30) ? 0.3 : 0.45, c: isYellow(h - 30) ? 0.03 : 0.11, h: h - 30 }),
  };
}

function same(a: Colors, b: Colors): boolean {
  const [p, q] = [oklchOf(a.accent), oklchOf(b.accent)];
  const turn = Math.abs(((p.h - q.h + 540) % 360) - 180);
  return Math.abs(p.l - q.l) < 0.06 && Math.abs(p.c - q.c) < 0.05 && turn < 14;
}

/**
 * Ready palettes for some variety. A brand has colours of its own, so few come to it, and those whose call is either
 * near the product's hue or opposite to it; halfway between two hues fight.
 */
function guests(h: number | undefined, isBrand: boolean): PaletteChoice[] {
  const turn = (colors: Colors): number => Math.abs(((oklchOf(colors.accent).h - (h ?? 0) + 540) % 360) - 180);
  const fight = (colors: Colors): number => (h === undefined ? 0 : Math.min(turn(colors), 180 - turn(colors)));
  return palettes
    .toSorted((a, b) => fight(a.colors) - fight(b.colors))
    .slice(0, isBrand ? 3 : palettes.length)
    .map(({ id, colors }) => ({ id, colors, affinity: h === undefined ? 3 : isBrand ? -4 : 0 }));
}

/** Palettes a product can be advertised in, those that are its own first; every pair in them is repaired when drawn. */
export function paletteChoices({ brand, chosen = false, product }: PaletteSource): PaletteChoice[] {
  // A kit of black and white alone stays so: the product's hue would not be the brand's.
  const h = hueOf(brand) ?? (chosen ? undefined : hueOf(product));
  const own = h ?? 60;
  const made: PaletteChoice[] = [
    ...(brand.length > 0
      ? [{ id: 'brand', colors: brandFrom({ name: '', colors: brand, chosen }).colors, affinity: 8 }]
      : []),
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
    ...guests(h, brand.length > 0),
  ];
  return made.filter((choice, index) => !made.slice(0, index).some((before) => same(before.colors, choice.colors)));
}
