import { depthOf } from '../../segment/depth.ts';
import { islandsOf } from '../../segment/islands.ts';
import { boxMean } from '../box-mean.ts';

type Size = { readonly width: number; readonly height: number };

/** Shares of the longer side: half of what counts as thin, and how far around the subject anything may be a part of it. */
const reach = { thin: 0.012, around: 0.03, ring: 0.006 };
/**
 * A net has so many openings and no less of the subject open; one opening alone is no larger than that share. All else
 * of it stands out: a pale thing with lines printed on it does not.
 */
const net = { openings: 8, open: 0.02, largest: 0.12, pale: 0.06, thinRing: 0.5, pixels: 6 };

export type Solid = {
  /** The subject without the openings of a net, and with the thin parts that were missed. */
  readonly solid: Uint8Array;
  readonly openings: Uint8Array;
  /** What looks like the ground but is closed in by the subject: a highlight, and not a gap between strands. */
  readonly enclosed: Uint8Array;
  /** What stands out and is thin: strands, wires, the lines of a net. */
  readonly thin: Uint8Array;
};

/** What of the subject is there, and what beside it. */
export function findSolid(core: Uint8Array, evident: Uint8Array, size: Size): Solid {
  const side = Math.max(size.width, size.height);
  const depth = depthOf(evident, size.width, size.height);
  const deep = Uint8Array.from(depth, (value) => (value > reach.thin * side ? 1 : 0));
  const thick = widen(deep, size, reach.thin * side + 1);
  const thin = Uint8Array.from(evident, (value, i) => (thick[i] === 1 ? 0 : value));
  const openings = findOpenings(core, evident, thin, size);
  const solid = core.map((value, i) => (openings[i] === 1 ? 0 : value));
  const around = widen(core, size, reach.around * side);
  const open = evident.map((value, i) => (core[i] === 1 || (thick[i] === 1 && around[i] !== 1) ? 0 : value));
  for (const i of hangingOn(core, open, size)) solid[i] = 1;
  return { solid, openings, enclosed: enclosedIn(solid, evident, size.width), thin };
}

/** All within so many pixels, in a square. */
export function widen(marked: Uint8Array, { width, height }: Size, pixels: number): Uint8Array {
  const near = boxMean(Float32Array.from(marked), width, height, Math.max(1, Math.round(pixels)));
  return Uint8Array.from(near, (value) => (value > 1e-7 ? 1 : 0));
}

/** What hangs on the subject and ends in the picture: a line that leaves it belongs to the room. */
function hangingOn(core: Uint8Array, open: Uint8Array, size: Size): number[] {
  const { width, height } = size;
  const isAtBorder = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < 2 || y < 2 || x > width - 3 || y > height - 3;
  };
  return islandsOf(widen(open, size, 1), width)
    .filter((island) => island.some((i) => core[i] === 1) && !island.some(isAtBorder))
    .flatMap((island) => island.filter((i) => open[i] === 1));
}

/**
 * A net, a basket or the strings of a racket: many openings that show the ground, with thin lines between them. White
 * letters on a can before a white wall have thick parts around them, and so stay.
 */
function findOpenings(core: Uint8Array, evident: Uint8Array, thin: Uint8Array, { width, height }: Size): Uint8Array {
  const inner = core.map((value, i) => (evident[i] === 1 ? 0 : value));
  const total = core.reduce((sum, value) => sum + value, 0);
  const ring = Math.max(2, Math.round(reach.ring * Math.max(width, height)));
  const islands = islandsOf(inner, width);
  const found = islands.filter((island) => {
    if (island.length < net.pixels || island.length > net.largest * total) return false;
    let [all, lines] = [0, 0];
    for (const i of island) {
      for (const j of [i - ring, i + ring, i - ring * width, i + ring * width]) {
        all += evident[j] ?? 0;
        lines += thin[j] ?? 0;
      }
    }
    return all > 0 && lines >= net.thinRing * all;
  });
  const openings = new Uint8Array(core.length);
  const open = found.reduce((sum, island) => sum + island.length, 0);
  const pale = islands.reduce((sum, island) => sum + island.length, 0) - open;
  if (found.length < net.openings || open < net.open * total || pale > net.pale * total) return openings;
  for (const island of found) for (const i of island) openings[i] = 1;
  return openings;
}

function enclosedIn(solid: Uint8Array, evident: Uint8Array, width: number): Uint8Array {
  const enclosed = new Uint8Array(solid.length);
  const pale = solid.map((value, i) => (evident[i] === 1 ? 0 : value));
  for (const island of islandsOf(pale, width)) {
    if (island.some((i) => [i - 1, i + 1, i - width, i + width].some((j) => solid[j] === 0))) continue;
    for (const i of island) enclosed[i] = 1;
  }
  return enclosed;
}
