import { boxMean } from './box-mean.ts';
import type { Picture } from './seen-ground/fit-seen-ground.ts';

export type Colour = { readonly mean: readonly number[]; readonly variance: number };

/** The mean colour of the counted pixels within a square around a place, and how much they waver; null where none are. */
export function colourNear(
  { rgb, width, height }: Picture,
  radius: number,
  isCounted: (i: number) => boolean,
): (i: number) => Colour | null {
  const make = () => new Float32Array(width * height);
  const [count, red, green, blue, squares] = [make(), make(), make(), make(), make()];
  for (let i = 0; i < count.length; i += 1) {
    if (!isCounted(i)) continue;
    const [r, g, b] = [rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0];
    count[i] = 1;
    red[i] = r;
    green[i] = g;
    blue[i] = b;
    squares[i] = r * r + g * g + b * b;
  }
  const [counts, ...sums] = [count, red, green, blue, squares].map((plane) => boxMean(plane, width, height, radius));
  return (i) => {
    const all = counts?.[i] ?? 0;
    if (all < 1e-4) return null;
    const [r = 0, g = 0, b = 0, square = 0] = sums.map((plane) => (plane[i] ?? 0) / all);
    return { mean: [r, g, b], variance: Math.max(0, square - r * r - g * g - b * b) };
  };
}
