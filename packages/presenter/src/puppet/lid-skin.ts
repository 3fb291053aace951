import type { EyeOpening } from './eye-opening.ts';
import { luma, type Rgb } from './light.ts';
import { type Pixels, sample } from './warp.ts';

/** Where skin above a lid's edge is asked, by how much of it there is. */
const heights = [0.1, 0.3, 0.5, 0.7] as const;
/** How many times a curve is drawn through it, each time with less heed of what was darker: a shadow, a hair, a crease. */
const rounds = 5;
/** So much darker than the curve, of 255, counts for half. */
const dark = 5;

/**
 * By column: the colour of a lid as smooth as skin is, from what is seen above it between `low` and as high as it is
 * clear. What falls on that skin at one place, a rim's shadow or the end of a brow, is no part of it.
 */
export function lidSkin(frame: Pixels, opening: EyeOpening, low: Float32Array, clear: Float32Array): Float32Array {
  const { origin, right, down, top } = opening;
  const wide = top.length;
  const seen: { readonly at: number; readonly color: Rgb }[] = [];
  for (let column = 0; column < wide; column += 1) {
    const [from, to] = [low[column] ?? 0, clear[column] ?? 0];
    if (to <= from) continue;
    for (const share of heights) {
      const under = (top[column] ?? 0) - from - (to - from) * share;
      const x = origin[0] + (column + 0.5) * right[0] + under * down[0];
      const y = origin[1] + (column + 0.5) * right[1] + under * down[1];
      sample(frame, x - 0.5, y - 0.5, found, 0);
      seen.push({ at: (column / wide) * 2 - 1, color: [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0] });
    }
  }
  let weights = seen.map(() => 1);
  let curves = [0, 1, 2].map((k) => fit(seen, weights, k));
  for (let round = 1; round < rounds; round += 1) {
    weights = seen.map(({ at, color }) => {
      const darker = luma(curves.map((curve) => valueAt(curve, at)) as unknown as Rgb) - luma(color);
      return 1 / (1 + Math.max(0, darker / dark) ** 2);
    });
    curves = [0, 1, 2].map((k) => fit(seen, weights, k));
  }
  return Float32Array.from({ length: wide * 3 }, (_, i) =>
    valueAt(curves[i % 3] as Curve, (Math.floor(i / 3) / wide) * 2 - 1),
  );
}

const found = new Uint8ClampedArray(4);

/** A straight line and its bend. */
type Curve = readonly [number, number, number];

const valueAt = ([a, b, c]: Curve, x: number): number => a + b * x + c * x * x;

/** The curve that is nearest to one channel of what was seen. */
function fit(
  seen: readonly { readonly at: number; readonly color: Rgb }[],
  weights: readonly number[],
  channel: number,
): Curve {
  const sums = [0, 0, 0, 0, 0];
  const sides: [number, number, number] = [0, 0, 0];
  for (const [i, { at, color }] of seen.entries()) {
    let part = weights[i] ?? 0;
    for (let power = 0; power < 5; power += 1) {
      sums[power] = (sums[power] ?? 0) + part;
      if (power < 3) sides[power as 0 | 1 | 2] += part * (color[channel] ?? 0);
      part *= at;
    }
  }
  return solve(sums as unknown as Sums, sides);
}

type Sums = readonly [number, number, number, number, number];

/** Three equations with three unknowns, by determinants; without enough to tell a bend from, none. */
function solve([s0, s1, s2, s3, s4]: Sums, [y0, y1, y2]: Curve): Curve {
  const all = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (Math.abs(all) < 1e-6) return [s0 > 0 ? y0 / s0 : 0, 0, 0];
  return [
    (y0 * (s2 * s4 - s3 * s3) - s1 * (y1 * s4 - y2 * s3) + s2 * (y1 * s3 - y2 * s2)) / all,
    (s0 * (y1 * s4 - y2 * s3) - y0 * (s1 * s4 - s2 * s3) + s2 * (s1 * y2 - s2 * y1)) / all,
    (s0 * (s2 * y2 - s3 * y1) - s1 * (s1 * y2 - s2 * y1) + y0 * (s1 * s3 - s2 * s2)) / all,
  ];
}
