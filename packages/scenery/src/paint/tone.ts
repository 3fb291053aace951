import { fromOklch, oklchOf, rgbOf, colorOf } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';

/** The same hue, lighter or darker as the eye sees it, and calmer or stronger. */
export function tone(color: Color, lightness: number, chroma = 1): Color {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: Math.max(0, Math.min(1, l + lightness)), c: c * chroma, h });
}

export function mix(one: Color, other: Color, share: number): Color {
  const a = rgbOf(one);
  const b = rgbOf(other);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return colorOf({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: between(a.a, b.a) });
}
