import type { Color } from '../creative/paint.ts';
import { colorOf, fromOklch, linear, oklchOf, rgbOf } from './oklch.ts';

/** The least contrast of text in any ad made here: WCAG AA for normal text. */
export const minContrast = 4.5;

const luminances = new Map<Color, number>();

export function luminance(color: Color): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  const { r, g, b } = rgbOf(color);
  const made = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  if (luminances.size > 5000) luminances.clear();
  luminances.set(color, made);
  return made;
}

export function contrast(a: Color, b: Color): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A see-through colour upon an opaque one. */
export function over(top: Color, ground: Color): Color {
  const a = rgbOf(top);
  const b = rgbOf(ground);
  const mix = (x: number, y: number): number => x * a.a + y * (1 - a.a);
  return colorOf({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: 1 });
}

/**
 * The colour nearest to `wished` that can be read on `ground`: hue and chroma stay, lightness moves the
 * shorter way that suffices. Black or white end the search, one of which always reaches 4.5.
 */
export function readable(wished: Color, ground: Color, ratio = minContrast + 0.1): Color {
  if (contrast(wished, ground) >= ratio) return wished;
  const start = oklchOf(wished);
  for (let step = 1; step <= 50; step += 1) {
    for (const l of [start.l - step * 0.02, start.l + step * 0.02]) {
      if (l < 0 || l > 1) continue;
      const tried = fromOklch({ ...start, l });
      if (contrast(tried, ground) >= ratio) return tried;
    }
  }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

/** What to write with on a ground: the brand's ink or paper, whichever reads better, repaired if neither does. */
export function textOn(ground: Color, ink: Color, paper: Color): Color {
  const best = contrast(ink, ground) >= contrast(paper, ground) ? ink : paper;
  return readable(best, ground, 7) === best ? best : readable(best, ground);
}

export function isDark(color: Color): boolean {
  return luminance(color) < 0.2;
}
