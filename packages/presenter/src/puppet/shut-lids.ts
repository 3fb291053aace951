import { type Lid, lids } from './face-points.ts';
import type { Puppet } from './puppet.ts';
import { copyOf, type Pixels, sample } from './warp.ts';

/** How high the skin above an eye is that comes down over it, by the eye's opening. */
const skin = 0.8;
/** The part of it, at the lid's edge, that comes down as it is: lashes are not drawn out. */
const rigid = 0.3;
/** How far the lid goes past the lower one's line, by the opening, and past its corners, by its width: nothing white is left. */
const past = { line: 0.1, corners: 0.09 } as const;
/** How much of its arc a lid keeps on its way: it comes down as it is and is stopped by the lower one, at the corners first. */
const arc = 0.6;
/** At the corners the skin comes from so much higher, by the opening: a mesh leaves a little of the white above its line. */
const clearance = { up: 0.2, along: 0.2 } as const;

/**
 * The upper lid comes down over the eye, and its skin after it, column by column: a mesh would fold at the corners,
 * where its triangles are thinner than it is exact.
 */
export function shutLids(into: Pixels, { right, down }: Puppet, moved: Float32Array, blink: number): void {
  if (blink <= 0) return;
  for (const lid of lids) shutLid(into, openingOf(lid, moved, right, down), blink);
}

type Way = readonly [number, number];

type Opening = {
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

function openingOf({ upper, lower, corners }: Lid, moved: Float32Array, right: Way, down: Way): Opening {
  const at = (i: number): Way => [moved[i * 2] ?? 0, moved[i * 2 + 1] ?? 0];
  const [from, to] = [at(corners[0]), at(corners[1])];
  const across = (to[0] - from[0]) * right[0] + (to[1] - from[1]) * right[1];
  const beyond = past.corners * across;
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
  const most = Math.round(wide * 0.06);
  return line.map((_, x) => {
    // Less and less towards the corners, which stay where they are.
    const near = Math.min(most, x, wide - 1 - x);
    let sum = 0;
    for (let i = -near; i <= near; i += 1) sum += line[x + i] ?? 0;
    return sum / (near * 2 + 1);
  });
}

function shutLid(into: Pixels, opening: Opening, blink: number): void {
  const { origin, right, down, top, bottom, highest, beyond } = opening;
  const strip = skin * highest;
  const wide = top.length;
  const box = boxAbout(into, opening, strip);
  if (highest < 2 || box.width <= 0 || box.height <= 0) return;
  const before = copyOf(into, box);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const dx = box.left + x + 0.5 - origin[0];
      const dy = box.top + y + 0.5 - origin[1];
      const along = dx * right[0] + dy * right[1];
      if (along < 0 || along >= wide) continue;
      const column = Math.floor(along);
      const lid = top[column] ?? 0;
      const open = Math.max(0, (bottom[column] ?? 0) - lid);
      // Over a corner there is no opening, but a little of the eye may be seen.
      const rim = Math.min(1, Math.min(along, wide - along) / beyond);
      const way = arc * Math.min(open, blink * highest) + (1 - arc) * blink * open;
      const fall = way + blink * past.line * highest * rim;
      // Measured from the lid's edge upwards.
      const up = lid + fall - (dx * down[0] + dy * down[1]);
      if (fall < 0.05 || up <= -0.5 || up >= strip + fall) continue;
      const hem = rigid * strip;
      const corner = 1 - Math.min(1, Math.min(along, wide - along) / (clearance.along * wide));
      const from = fall + blink * clearance.up * highest * corner;
      const back = up < hem ? from : (from * (strip + fall - up)) / (strip + fall - hem);
      const to = ((box.top + y) * into.width + box.left + x) * 4;
      lay(before, x - back * down[0], y - back * down[1], into.data, to, Math.min(1, up + 0.5));
    }
}

const laid = new Uint8ClampedArray(4);

/** The pixel from there, over what is here by so much of it. */
function lay(from: Pixels, x: number, y: number, data: Uint8ClampedArray, to: number, cover: number): void {
  sample(from, x, y, laid, 0);
  for (let k = 0; k < 3; k += 1) data[to + k] = (data[to + k] as number) * (1 - cover) + (laid[k] as number) * cover;
}

/** All that the lid comes over and its skin comes from, and a little more. */
function boxAbout({ width, height }: Pixels, { origin, right, down, top, bottom }: Opening, strip: number) {
  const [high, low] = [Math.min(...top) - strip - 2, Math.max(...bottom) + strip * past.line * 2 + 2];
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
