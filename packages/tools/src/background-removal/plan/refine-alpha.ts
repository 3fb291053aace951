export type AlphaEdge = {
  /** Both in pixels; a negative shift moves the edge inwards. */
  readonly feather: number;
  readonly shift: number;
};

type Size = { readonly width: number; readonly height: number };

/** Moves a mask's edge and softens it. The mask itself is left as it is. */
export function refineAlpha(alpha: Uint8Array, size: Size, { feather, shift }: AlphaEdge): Uint8Array {
  const radius = Math.round(Math.abs(shift));
  const moved = radius === 0 ? alpha : spread(alpha, size, radius, shift > 0);
  const soft = Math.round(feather / 2);
  return soft === 0 ? moved : blur(blur(moved, size, soft), size, soft);
}

/** Along rows, then along columns: each value becomes the largest (or smallest) within reach. */
function spread(alpha: Uint8Array, { width, height }: Size, radius: number, outwards: boolean): Uint8Array {
  const rows = new Uint8Array(alpha.length);
  const made = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y += 1) spreadLine(alpha, rows, y * width, 1, width, radius, outwards);
  for (let x = 0; x < width; x += 1) spreadLine(rows, made, x, width, height, radius, outwards);
  return made;
}

/** A queue of candidates, the best first, as long as the window: every value is looked at twice at most. */
function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  outwards: boolean,
): void {
  const queue = new Int32Array(count);
  let [head, tail] = [0, 0];
  const value = (index: number): number => from[start + index * step] ?? 0;
  const better = (one: number, other: number): boolean => (outwards ? one >= other : one <= other);
  for (let index = 0; index < count + radius; index += 1) {
    if (index < count) {
      while (tail > head && better(value(index), value(queue[tail - 1] ?? 0))) tail -= 1;
      queue[tail] = index;
      tail += 1;
    }
    const middle = index - radius;
    if (middle < 0) continue;
    while ((queue[head] ?? 0) < middle - radius) head += 1;
    to[start + middle * step] = value(queue[head] ?? 0);
  }
}

function blur(alpha: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  const rows = new Uint8Array(alpha.length);
  const made = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y += 1) blurLine(alpha, rows, y * width, 1, width, radius);
  for (let x = 0; x < width; x += 1) blurLine(rows, made, x, width, height, radius);
  return made;
}

/** Beyond the picture its border goes on: a subject cut by the frame stays solid there. */
function blurLine(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number, radius: number): void {
  const value = (index: number): number => from[start + Math.max(0, Math.min(count - 1, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += value(index);
  for (let index = 0; index < count; index += 1) {
    to[start + index * step] = Math.round(sum / (radius * 2 + 1));
    sum += value(index + radius + 1) - value(index - radius);
  }
}
