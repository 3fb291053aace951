import type { Brand } from '../creative/brand.ts';
import type { Color } from '../creative/paint.ts';
import { contrast, isDark } from './contrast.ts';
import { fontPairs } from './fonts.ts';
import { fromOklch, oklchOf } from './oklch.ts';

export type BrandInput = {
  readonly name: string;
  /** Found on a page or chosen, the most typical first. */ readonly colors: readonly Color[];
  /** They are the person's own, in their order: the first that can call does, and no further hue comes to them. */
  readonly chosen?: boolean;
  /** A pair of families by its id, or the families themselves. */
  readonly fonts?: (typeof fontPairs)[number]['id'] | Pick<Brand['fonts'], 'heading' | 'body'>;
  readonly logo?: string;
  readonly logoOnDark?: string;
  readonly roundness?: number;
};

/**
 * A usable brand from whatever colours were found: the most colourful calls, the darkest writes, the
 * lightest is the ground; what is missing is made from the accent's own hue.
 */
export function brandFrom(input: BrandInput): Brand {
  const order = input.chosen ? input.colors : input.colors.toSorted((a, b) => oklchOf(b).c - oklchOf(a).c);
  const calling = order.find((color) => oklchOf(color).c > 0.06 && oklchOf(color).l > 0.35 && oklchOf(color).l < 0.85);
  // A brand of black and white alone calls in black.
  const quiet = input.chosen ? order.find((color) => oklchOf(color).l < 0.85) : undefined;
  const accent = calling ?? quiet ?? '#e8502e';
  const { h } = oklchOf(accent);
  const darkest = input.colors.toSorted((a, b) => oklchOf(a).l - oklchOf(b).l)[0];
  const lightest = input.colors.toSorted((a, b) => oklchOf(b).l - oklchOf(a).l)[0];
  const ink = darkest && oklchOf(darkest).l < 0.32 ? darkest : fromOklch({ l: 0.21, c: 0.025, h });
  const paper =
    lightest && oklchOf(lightest).l > 0.93 && contrast(lightest, ink) >= 10
      ? lightest
      : fromOklch({ l: 0.975, c: 0.008, h });
  const second = order.find(
    (color) => color !== accent && Math.abs(oklchOf(color).h - h) > 30 && oklchOf(color).c > 0.03,
  );
  const { heading, body } = familiesFrom(input.fonts);
  return {
    name: input.name,
    colors: { paper, ink, accent, support: second ?? (input.chosen ? deepened(accent) : companion(h)) },
    fonts: { heading, body },
    ...(input.logo ? { logo: input.logo } : {}),
    ...(input.logoOnDark ? { logoOnDark: input.logoOnDark } : {}),
    roundness: input.roundness ?? 0.5,
  };
}

function familiesFrom(fonts: BrandInput['fonts']): Pick<Brand['fonts'], 'heading' | 'body'> {
  if (typeof fonts === 'object') return fonts;
  return fontPairs.find((candidate) => candidate.id === fonts) ?? fontPairs[0];
}

/** A brand of one colour has its own deep shade beside it. */
function deepened(accent: Color): Color {
  const { c, h } = oklchOf(accent);
  return fromOklch({ l: 0.34, c: Math.min(c, 0.09), h });
}

/** A deep colour beside a lone accent: across the circle for warm hues, a step on for cool ones, whose opposite is mud. */
function companion(hue: number): Color {
  const turn = (hue + 360) % 360;
  const cool = turn > 130 && turn < 320;
  return fromOklch({ l: cool ? 0.34 : 0.38, c: cool ? 0.09 : 0.07, h: hue + (cool ? 45 : 160) });
}

/** The logo made for a ground of this colour, if the brand has one. */
export function logoFor(brand: Brand, ground: Color): string | undefined {
  return isDark(ground) ? (brand.logoOnDark ?? brand.logo) : brand.logo;
}

/** Ready palettes for those who have no brand yet. */
export const palettes = [
  {
    id: 'vermilion',
    name: 'Vermilion',
    colors: { paper: '#faf6ef', ink: '#1a1c25', accent: '#f0562f', support: '#1f6f78' },
  },
  { id: 'forest', name: 'Forest', colors: { paper: '#f6f4ea', ink: '#14241b', accent: '#e8a33d', support: '#245c42' } },
  { id: 'cobalt', name: 'Cobalt', colors: { paper: '#f4f6fa', ink: '#101828', accent: '#2456e6', support: '#f2c14e' } },
  { id: 'berry', name: 'Berry', colors: { paper: '#fbf3f2', ink: '#2b0f1e', accent: '#c81d5b', support: '#5a2a4a' } },
  { id: 'citrus', name: 'Citrus', colors: { paper: '#fffbe8', ink: '#1f1d0f', accent: '#f7c600', support: '#3a5a1c' } },
  { id: 'night', name: 'Night', colors: { paper: '#f1f1f4', ink: '#0d0f14', accent: '#8b7bff', support: '#22263a' } },
  { id: 'clay', name: 'Clay', colors: { paper: '#f8f1ea', ink: '#2a1a12', accent: '#b8512f', support: '#77654f' } },
  { id: 'mint', name: 'Mint', colors: { paper: '#f2faf6', ink: '#0f2420', accent: '#10a37f', support: '#ff8a5c' } },
] as const;
