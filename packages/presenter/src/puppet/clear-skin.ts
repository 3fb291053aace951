import type { EyeOpening, Way } from './eye-opening.ts';
import type { Pixels } from './warp.ts';

/** How far a colour is from those before it where something else begins, of 255; and how fast skin changes its own, by step. */
const [edge, pace] = [34, 0.2] as const;
/** Pixels of a step; edges are soft, in pixels; and what is beside a column counts for it, since rims lean. */
const [stride, soft, beside] = [2, 3, 2] as const;
/** By the lowest height: a rim is met at all of these, a lash that sticks out at one. */
const rimHeights = [1, 1.4, 1.8] as const;

/**
 * By column: how high above a lid's edge there is nothing but skin, looked for from `low` to `high`; 0 where something
 * stands before the lid itself. Rims of glasses, brows and hair stay where they are when a lid comes down.
 */
export function clearSkin(frame: Pixels, opening: EyeOpening, low: number, high: number): Float32Array {
  const { top, down } = opening;
  const wide = top.length;
  const middle = wide >> 1;
  let [first, last] = [middle, middle];
  for (const share of rimHeights) {
    first = Math.min(first, middle - walkAlong(frame, opening, low * share, -1));
    last = Math.max(last, middle + walkAlong(frame, opening, low * share, 1));
  }
  const clear = top.map((_, column) => {
    if (column < first || column > last) return 0;
    const [x, y] = placeOf(opening, column, low);
    const met = walk(frame, x, y, -down[0] * stride, -down[1] * stride, Math.round((high - low) / stride));
    return met < 0 ? high : low + Math.max(0, met * stride - soft);
  });
  return clear.map((own, column) => {
    let least = own;
    for (let i = Math.max(0, column - beside); i <= Math.min(wide - 1, column + beside); i += 1)
      least = Math.min(least, clear[i] as number);
    return least;
  });
}

/** From the middle of an eye to one of its sides: how many columns it is to something that stands before it. */
function walkAlong(frame: Pixels, opening: EyeOpening, up: number, way: 1 | -1): number {
  const { top } = opening;
  const middle = top.length >> 1;
  const seen = new Float64Array(3);
  for (let column = middle; column >= 0 && column < top.length; column += way) {
    const [x, y] = placeOf(opening, column, up);
    if (isEdge(frame, x, y, seen, column === middle ? 1 : pace / stride)) return Math.abs(column - middle) - 1;
  }
  return top.length;
}

/** How many steps it is to where something else begins than what was before, or −1 if nothing does. */
function walk(frame: Pixels, x: number, y: number, stepX: number, stepY: number, most: number): number {
  ground.fill(0);
  for (let k = 0; k <= most; k += 1)
    if (isEdge(frame, x + k * stepX, y + k * stepY, ground, k === 0 ? 1 : pace)) return Math.max(0, k - 1);
  return -1;
}

const ground = new Float64Array(3);

/** Whether a pixel is unlike what was seen before it, which it becomes a part of otherwise; all of it at first. */
function isEdge({ width, height, data }: Pixels, x: number, y: number, seen: Float64Array, share: number): boolean {
  const i = (Math.min(height - 1, Math.max(0, y | 0)) * width + Math.min(width - 1, Math.max(0, x | 0))) * 4;
  const red = (data[i] as number) - (seen[0] as number);
  const green = (data[i + 1] as number) - (seen[1] as number);
  const blue = (data[i + 2] as number) - (seen[2] as number);
  if (share < 1 && (Math.abs(red) > edge || Math.abs(green) > edge || Math.abs(blue) > edge)) return true;
  seen[0] = (seen[0] as number) + red * share;
  seen[1] = (seen[1] as number) + green * share;
  seen[2] = (seen[2] as number) + blue * share;
  return false;
}

/** A place in the frame, so far above the lid's edge in a column. */
function placeOf({ origin, right, down, top }: EyeOpening, column: number, up: number): Way {
  const under = (top[column] as number) - up;
  return [
    origin[0] + (column + 0.5) * right[0] + under * down[0],
    origin[1] + (column + 0.5) * right[1] + under * down[1],
  ];
}
