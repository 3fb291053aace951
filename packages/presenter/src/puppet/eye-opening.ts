import type { Lid } from './face-points.ts';
import type { Pixels } from './warp.ts';

/** How far what is shut goes past the corners, by the eye's width: nothing white is left. */
const beyondCorners = 0.09;

export type Way = readonly [number, number];

/** Where an open eye is, in the frame. */
export type EyeOpening = {
  /** A little beyond the eye's corner at the left; from there along the eyes and down the face, in pixels. */
  readonly origin: Way;
  readonly right: Way;
  readonly down: Way;
  /** By column: the upper and the lower lid's line. */
  readonly top: Float32Array;
  readonly bottom: Float32Array;
  readonly highest: number;
  /** How far it is from there to the corner. */
  readonly beyond: number;
};

export function openingOf({ upper, lower, corners }: Lid, moved: Float32Array, right: Way, down: Way): EyeOpening {
  const at = (i: number): Way => [moved[i * 2] ?? 0, moved[i * 2 + 1] ?? 0];
  const [from, to] = [at(corners[0]), at(corners[1])];
  const across = (to[0] - from[0]) * right[0] + (to[1] - from[1]) * right[1];
  const beyond = beyondCorners * across;
  const origin: Way = [from[0] - beyond * right[0], from[1] - beyond * right[1]];
  const local = (i: number): Way => {
    const [dx, dy] = [at(i)[0] - origin[0], at(i)[1] - origin[1]];
    return [dx * right[0] + dy * right[1], dx * down[0] + dy * down[1]];
  };
  const wide = Math.max(2, Math.ceil(across + 2 * beyond));
  const line = (between: readonly number[]) => smoothed([corners[0], ...between, corners[1]].map(local), wide);
  const [top, bottom] = [line(upper), line(lower)];
  let highest = 0;
  for (let x = 0; x < wide; x += 1) highest = Math.max(highest, (bottom[x] ?? 0) - (top[x] ?? 0));
  return { origin, right, down, top, bottom, highest, beyond };
}

/** A line through points from left to right, by column, without their corners. */
function smoothed(points: readonly Way[], wide: number): Float32Array {
  const line = new Float32Array(wide);
  let k = 1;
  for (let x = 0; x < wide; x += 1) {
    while (k < points.length - 1 && (points[k]?.[0] ?? 0) < x + 0.5) k += 1;
    const [[x0, y0], [x1, y1]] = [points[k - 1] as Way, points[k] as Way];
    const share = x1 > x0 ? Math.min(1, Math.max(0, (x + 0.5 - x0) / (x1 - x0))) : 1;
    line[x] = y0 + (y1 - y0) * share;
  }
  return softened(line, wide * 0.06);
}

/** A line without its corners, by so much to either side. */
export function softened(line: Float32Array, reach: number): Float32Array {
  const most = Math.round(reach);
  return line.map((_, x) => {
    // Less and less towards its ends, which stay where they are.
    const near = Math.min(most, x, line.length - 1 - x);
    let sum = 0;
    for (let i = -near; i <= near; i += 1) sum += line[x + i] ?? 0;
    return sum / (near * 2 + 1);
  });
}

/** A part of the frame about an eye, from so far above where its lines are measured from to so far below. */
export function boxOf(
  { width, height }: Pixels,
  { origin, right, down, top }: EyeOpening,
  high: number,
  low: number,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  let [left, first, end, last] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const along of [-2, top.length + 2])
    for (const under of [high, low]) {
      const [x, y] = [origin[0] + along * right[0] + under * down[0], origin[1] + along * right[1] + under * down[1]];
      [left, end, first, last] = [Math.min(left, x), Math.max(end, x), Math.min(first, y), Math.max(last, y)];
    }
  const [from, above] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(first))];
  return {
    left: from,
    top: above,
    width: Math.min(width, Math.ceil(end) + 1) - from,
    height: Math.min(height, Math.ceil(last) + 1) - above,
  };
}
