/**
 * A thing that is thin all over has nothing but edges. Near each of them it has one colour and the ground another, and
 * every pixel is as much thing as its colour lies between the two.
 */
import { mix, place } from '../picture/resize-plane.ts';
import { widen } from './seen-ground/find-solid.ts';
import { colourNear } from './colour-near.ts';
import type { Picture } from './seen-ground/fit-seen-ground.ts';

/** Shares of the longer side: how far away a colour is looked for, and how far from what was found it is asked. */
const reach = { colour: 0.025, zone: 0.006 };
/** Of the mask, from 0 to 255: surely ground below the first, surely the thing above the second. */
const sure = { ground: 13, thing: 217 };
/** How many spreads the two colours lie apart, from not believed to wholly. */
const apart = { low: 1.5, high: 2.5 };
/** A colour further from the line between the two, in shares of its length, is a third one. */
const third = 0.45;
/** The ends of the line are ground and thing. */
const ends = { low: 0.2, high: 0.8 };

export type TwoColours = {
  readonly width: number;
  readonly height: number;
  /** How far they are believed, then the ground's red, green and blue, then from there to the thing's. */
  readonly planes: readonly Float32Array[];
};

/** `alpha` is the mask in the size of the copy. */
export function findTwoColours(alpha: Uint8Array, { rgb, width, height }: Picture): TwoColours {
  const side = Math.max(width, height);
  const radius = Math.max(2, Math.round(reach.colour * side));
  const copy = { rgb, width, height };
  const things = colourNear(copy, radius, (i) => (alpha[i] ?? 0) > sure.thing);
  const zone = widen(
    Uint8Array.from(alpha, (value) => (value > sure.ground ? 1 : 0)),
    { width, height },
    reach.zone * side,
  );
  // What the mask missed lies close to it.
  const grounds = colourNear(copy, radius, (i) => zone[i] !== 1);
  const planes = Array.from({ length: 7 }, () => new Float32Array(alpha.length));
  for (let i = 0; i < alpha.length; i += 1) {
    const [thing, ground] = [things(i), grounds(i)];
    if (!thing || !ground) continue;
    let length = 0;
    for (let c = 0; c < 3; c += 1) {
      const step = (thing.mean[c] ?? 0) - (ground.mean[c] ?? 0);
      (planes[c + 1] as Float32Array)[i] = ground.mean[c] ?? 0;
      (planes[c + 4] as Float32Array)[i] = step;
      length += step * step;
    }
    if (zone[i] !== 1) continue;
    const spreads = Math.sqrt(length / (thing.variance + ground.variance + 16));
    (planes[0] as Float32Array)[i] = Math.min(1, Math.max(0, (spreads - apart.low) / (apart.high - apart.low)));
  }
  return { width, height, planes };
}

/** At full size; `alpha` is changed in place. */
export function applyTwoColours(alpha: Uint8Array, { rgb, width, height }: Picture, colours: TwoColours): void {
  const columns = Array.from({ length: width }, (_, x) => place(x, width, colours.width));
  const values = new Float32Array(7);
  for (let y = 0; y < height; y += 1) {
    const { low, high, share } = place(y, height, colours.height);
    const [upper, lower] = [low * colours.width, high * colours.width];
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] as (typeof columns)[number];
      for (const [k, plane] of colours.planes.entries()) {
        values[k] = mix(
          mix(plane[upper + column.low], plane[upper + column.high], column.share),
          mix(plane[lower + column.low], plane[lower + column.high], column.share),
          share,
        );
        if (k === 0 && values[0] === 0) break;
      }
      const believed = values[0] ?? 0;
      if (believed === 0) continue;
      const i = y * width + x;
      const found = between(rgb, i * 3, values);
      if (found === null) continue;
      const before = alpha[i] ?? 0;
      alpha[i] = Math.round(before + believed * (255 * found - before));
    }
  }
}

function between(rgb: Uint8Array, from: number, values: Float32Array): number | null {
  let [along, length, all] = [0, 0, 0];
  for (let c = 0; c < 3; c += 1) {
    const away = (rgb[from + c] ?? 0) - (values[c + 1] ?? 0);
    const step = values[c + 4] ?? 0;
    along += away * step;
    length += step * step;
    all += away * away;
  }
  if (length < 1) return null;
  const share = along / length;
  const beside = all / length - share * share;
  if (beside > third * third || share > 1 + third) return null;
  return Math.min(1, Math.max(0, (share - ends.low) / (ends.high - ends.low)));
}
