import { clearSkin } from './clear-skin.ts';
import { boxOf, type EyeOpening, openingOf } from './eye-opening.ts';
import { lids } from './face-points.ts';
import { lidSkin } from './lid-skin.ts';
import { drawLashes, lashesOf } from './lash-line.ts';
import { type Puppet, step } from './puppet.ts';
import { copyOf, type Pixels, sample } from './warp.ts';

/** How high the skin above an eye is that comes down over it, by the eye's opening. */
const skin = 0.8;
/** The part of it, at the lid's edge, that comes down as it is: lashes are not drawn out. */
const rigid = 0.3;
/** Beside a rim there is little skin above an eye: with less than so much of it, it is taken from the column beside. */
const enough = 0.6;
/** How far the lid goes past the lower one's line, by the opening: nothing white is left. */
const past = 0.1;
/** How much of its arc a lid keeps on its way: it comes down as it is and is stopped by the lower one, at the corners first. */
const arc = 0.6;
/** At the corners the skin comes from so much higher, by the opening: a mesh leaves a little of the white above its line. */
const clearance = { up: 0.2, along: 0.2 } as const;
/** From two thirds shut on, a lid leaves the picture's own lashes behind, which bend with every fault of the mesh: a line is drawn instead. */
const settled = { from: 0.65, to: 0.95, lashes: 0.22, soft: 0.08 } as const;
/** The line is all there before it lies as that of a shut eye does: half seen through, it was grey. */
const lined = { from: 0.58, to: 0.72 } as const;
/** How far a lid is down when it takes one smooth colour; and up to which height, by all that is drawn of it. */
const smooth = { from: 0.1, to: 0.5, whole: 0.45, none: 1 } as const;

/**
 * The upper lid comes down over the eye, and its skin after it, column by column: a mesh would fold at the corners,
 * where its triangles are thinner than it is exact.
 */
export function shutLids(into: Pixels, { right, down }: Puppet, moved: Float32Array, blink: number): void {
  if (blink <= 0) return;
  for (const lid of lids) shutLid(into, openingOf(lid, moved, right, down), blink);
}

function shutLid(into: Pixels, opening: EyeOpening, blink: number): void {
  const { origin, right, down, top, bottom, highest } = opening;
  const strip = skin * highest;
  const wide = top.length;
  const box = boxOf(into, opening, Math.min(...top) - strip - 2, Math.max(...bottom) + strip * past * 2 + 2);
  if (highest < 2 || box.width <= 0 || box.height <= 0) return;
  const before = copyOf(into, box);
  const settling = step(settled.from, settled.to, blink);
  const line = step(lined.from, lined.to, blink);
  const lashes = line > 0 ? lashesOf(opening, into) : null;
  const soft = 0.5 + settling * settled.soft * highest;
  const clear = clearSkin(into, opening, rigid * strip, strip);
  const hems = clear.map((high) => Math.min(rigid * strip, high / 2));
  const falls = fallsOf(opening, blink).map((fall, column) => (clear[column] === 0 ? 0 : fall));
  const skinColors = lidSkin(into, opening, hems, clear);
  const even = step(smooth.from, smooth.to, blink);
  const givers = giversOf(clear, enough * strip);
  const froms = falls.map((fall, column) => {
    const corner = 1 - Math.min(1, Math.min(column + 0.5, wide - column - 0.5) / (clearance.along * wide));
    const higher = rimOf(opening, column) * highest * Math.max(blink * clearance.up * corner, line * settled.lashes);
    return fall + Math.min(higher, ((clear[column] as number) - (hems[column] as number)) / 2);
  });
  // Where the lid's edge is now, how far up it is drawn, and how far up and aside the skin that is drawn lies.
  const edges = falls.map((fall, column) => fall + (top[column] as number));
  const highs = falls.map((fall, column) => (fall < 0.05 ? -Infinity : fall + (clear[column] as number)));
  const lifts = edges.map((edge, column) => edge - (edges[givers[column] as number] as number));
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const dx = box.left + x + 0.5 - origin[0];
      const dy = box.top + y + 0.5 - origin[1];
      const along = dx * right[0] + dy * right[1];
      if (along < 0 || along >= wide) continue;
      const column = along | 0;
      // Measured from the lid's edge upwards.
      const up = (edges[column] as number) - (dx * down[0] + dy * down[1]);
      if (up <= -soft || up >= (highs[column] as number)) continue;
      const giver = givers[column] as number;
      const from = froms[giver] as number;
      const hem = hems[giver] as number;
      const high = highs[giver] as number;
      const back = (up < hem ? from : (from * (high - up)) / (high - hem)) + (lifts[column] as number);
      const aside = giver - column;
      const to = ((box.top + y) * into.width + box.left + x) * 4;
      const cover = up >= soft ? 1 : (up + soft) / (2 * soft);
      sample(before, x - back * down[0] + aside * right[0], y - back * down[1] + aside * right[1], laid, 0);
      // Its own lashes stay until a line is drawn for them, and there is no border to the skin above.
      const own = Math.max(line, step(hem, hem * 1.7, up));
      const share = up / (highs[column] as number);
      const plain = own * even * (1 - step(smooth.whole, smooth.none, share)) * rimOf(opening, column);
      for (let k = 0; k < 3; k += 1) {
        const color = (laid[k] as number) * (1 - plain) + (skinColors[column * 3 + k] as number) * plain;
        into.data[to + k] = (into.data[to + k] as number) * (1 - cover) + color * cover;
      }
    }
  if (lashes) drawLashes(into, opening, falls, { color: lashes, cover: line, shut: settling }, spanOf(clear));
}

/** By column: from which one skin is taken, which is the nearest towards the middle that has enough of it. */
function giversOf(clear: Float32Array, least: number): Int32Array {
  const middle = clear.length >> 1;
  return Int32Array.from(clear, (_, column) => {
    let giver = column;
    while (giver !== middle && (clear[giver] as number) < least) giver += Math.sign(middle - giver);
    return (clear[giver] as number) < least ? column : giver;
  });
}

/** From the first column that nothing stands before to behind the last. */
function spanOf(clear: Float32Array): readonly [number, number] {
  return [clear.findIndex((high) => high > 0), clear.findLastIndex((high) => high > 0) + 1];
}

/** By column: how far the lid comes down. */
function fallsOf(opening: EyeOpening, blink: number): Float32Array {
  const { top, bottom, highest } = opening;
  return top.map((lid, column) => {
    const open = Math.max(0, (bottom[column] ?? 0) - lid);
    // Over a corner there is no opening, but a little of the eye may be seen.
    const rim = rimOf(opening, column);
    return arc * Math.min(open, blink * highest) + (1 - arc) * blink * open + blink * past * highest * rim;
  });
}

/** From 0 at the very ends of what is shut to 1 at the eye's corners. */
function rimOf({ top, beyond }: EyeOpening, column: number): number {
  return Math.min(1, Math.min(column + 0.5, top.length - column - 0.5) / beyond);
}

const laid = new Uint8ClampedArray(4);
