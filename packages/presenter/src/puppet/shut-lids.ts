import { clearSkin } from './clear-skin.ts';
import { boxOf, type EyeOpening, openingOf } from './eye-opening.ts';
import { lids } from './face-points.ts';
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
  const lashes = settling > 0 ? lashesOf(opening, into) : null;
  const soft = 0.5 + settling * settled.soft * highest;
  const clear = clearSkin(into, opening, rigid * strip, strip);
  const hems = clear.map((high) => Math.min(rigid * strip, high / 2));
  const falls = fallsOf(opening, blink).map((fall, column) => (clear[column] === 0 ? 0 : fall));
  const givers = giversOf(clear, enough * strip);
  const froms = falls.map((fall, column) => {
    const corner = 1 - Math.min(1, Math.min(column + 0.5, wide - column - 0.5) / (clearance.along * wide));
    const higher = highest * Math.max(blink * clearance.up * corner, settling * settled.lashes);
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
      lay(before, x - back * down[0] + aside * right[0], y - back * down[1] + aside * right[1], into.data, to, cover);
    }
  if (lashes) drawLashes(into, opening, falls, lashes, settling, spanOf(clear));
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
function fallsOf({ top, bottom, highest, beyond }: EyeOpening, blink: number): Float32Array {
  const wide = top.length;
  return top.map((lid, column) => {
    const open = Math.max(0, (bottom[column] ?? 0) - lid);
    // Over a corner there is no opening, but a little of the eye may be seen.
    const rim = Math.min(1, Math.min(column + 0.5, wide - column - 0.5) / beyond);
    return arc * Math.min(open, blink * highest) + (1 - arc) * blink * open + blink * past * highest * rim;
  });
}

const laid = new Uint8ClampedArray(4);

/** The pixel from there, over what is here by so much of it. */
function lay(from: Pixels, x: number, y: number, data: Uint8ClampedArray, to: number, cover: number): void {
  sample(from, x, y, laid, 0);
  if (cover === 1) {
    data[to] = laid[0] as number;
    data[to + 1] = laid[1] as number;
    data[to + 2] = laid[2] as number;
    return;
  }
  const left = 1 - cover;
  data[to] = (data[to] as number) * left + (laid[0] as number) * cover;
  data[to + 1] = (data[to + 1] as number) * left + (laid[1] as number) * cover;
  data[to + 2] = (data[to + 2] as number) * left + (laid[2] as number) * cover;
}
