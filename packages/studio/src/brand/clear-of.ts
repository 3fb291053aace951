import type { Color } from '../creative/paint.ts';
import { fromOklch, oklchOf } from './oklch.ts';

/** How far one colour stands from another, 0 to about 1: lightness counts most, as it does for the eye. */
export function apart(a: Color, b: Color): number {
  const [p, q] = [oklchOf(a), oklchOf(b)];
  const radians = ((p.h - q.h) * Math.PI) / 180;
  const chroma = Math.sqrt(Math.max(0, p.c ** 2 + q.c ** 2 - 2 * p.c * q.c * Math.cos(radians)));
  return Math.hypot(p.l - q.l, chroma * 2);
}

/** From here on a product stands out from what is behind it. */
export const clear = 0.2;

/**
 * The same hue lighter or darker, where a product of its own colour would drown before it; of the two the one that is
 * nearer to it, unless that drowns in what is around.
 */
export function clearOf(ground: Color, product: Color, around?: Color): Color {
  if (apart(ground, product) >= clear) return ground;
  const { l, c, h } = oklchOf(ground);
  const own = oklchOf(product).l;
  const shades = [
    { l: Math.min(0.93, own + 0.3), c: c * 0.6, h },
    { l: Math.max(0.18, own - 0.3), c: c * 0.8, h },
  ]
    .toSorted((a, b) => Math.abs(a.l - l) - Math.abs(b.l - l))
    .map(fromOklch)
    .filter((shade) => apart(shade, product) >= clear);
  return shades.find((shade) => around === undefined || apart(shade, around) >= clear) ?? shades[0] ?? ground;
}
