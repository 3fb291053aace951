/**
 * How far the colours of a picture can be believed about where the subject ends: only where it stands out of the ground
 * everywhere nearby, the ground nearby is ground and nothing else, and something thin is there that colours see
 * otherwise. Elsewhere the subject stays as it was found.
 */
import { resizePlane } from '../../picture/resize-plane.ts';
import { depthOf } from '../../segment/depth.ts';
import { boxMean } from '../box-mean.ts';
import type { Plane } from '../guided-filter.ts';
import type { Solid } from './find-solid.ts';
import type { SeenGround } from './fit-seen-ground.ts';
import { apartness, type StandOut } from './stand-out.ts';

export type Trust = {
  /** How much the colours count, from 0 to 1. */
  readonly weight: Plane;
  /** How far from the ground the thing itself is nearby, in the ground's spreads. */
  readonly whole: Plane;
};

/** Shares of the longer side. */
const reach = { trust: 0.04, colour: 0.012, fine: 0.02, shallow: 0.015, margin: 0.008, zone: 0.02, rim: 0.015 };
/** From the first on something is believed, and from the second on wholly. */
const standing = { low: 0.8, high: 0.95 };
const fitting = { low: 0.7, high: 0.9 };
/** The share of what stands out nearby that is thin: the edge of a solid thing is better seen by other means. */
const fineness = { low: 0.06, high: 0.18 };
/** The share of pixels nearby that colours see otherwise: along a clean edge it is small, and the edge better as it is. */
const otherwise = { low: 0.05, high: 0.12 };

/** The share of all the ground that is ground: among lights and patterns one more of them would pass for a part. */
const quietness = { low: 0.98, high: 0.993 };
/** In levels: on a ground that wavers more, a shadow no longer looks like one. */
const wavering = { low: 20, high: 30 };

type Size = { readonly width: number; readonly height: number };
/** `first` is how far each pixel is from the ground as it is seen from outside. */
type Sight = StandOut & { readonly first: Float32Array; readonly ground: SeenGround };
type Depths = { readonly inside: Uint16Array; readonly away: Uint16Array };

/** `alpha` is the subject as it was found. */
export function trustColours(alpha: Uint8Array, solid: Solid, sight: Sight, { width, height }: Size): Trust {
  const side = Math.max(width, height);
  const outside = solid.solid.map((value) => 1 - value);
  const depths = { inside: depthOf(solid.solid, width, height), away: depthOf(outside, width, height) };
  const counts = countPixels(alpha, solid, sight, depths, side);
  const mean = (plane: Float32Array, share: number) =>
    boxMean(plane, width, height, Math.max(1, Math.round(share * side)));
  const clear = ratio(mean(counts.clear, reach.trust), mean(counts.thing, reach.trust));
  const plain = ratio(mean(counts.plain, reach.trust), mean(counts.outside, reach.trust));
  const fine = ratio(mean(counts.fine, reach.fine), mean(counts.clear, reach.fine));
  const other = mean(counts.other, reach.colour);
  const quiet = ramp(total(counts.plain) / Math.max(1, total(counts.outside)), quietness);
  const { ground } = sight;
  const spread = resizePlane({ ...ground, data: ground.spread }, width, height).data;
  const weight = new Float32Array(alpha.length);
  for (let i = 0; i < alpha.length; i += 1) {
    const steady = 1 - ramp(spread[i] ?? 0, wavering);
    const zone = solid.openings[i] === 1 ? 1 : steady * zoneAt(i, alpha, solid, sight.evident, depths, side);
    weight[i] =
      quiet *
      zone *
      ramp(clear[i] ?? 0, standing) *
      ramp(plain[i] ?? 0, fitting) *
      ramp(fine[i] ?? 0, fineness) *
      ramp(other[i] ?? 0, otherwise);
  }
  // Weighted by itself, so that the soft edges of a thin line count less than its middle.
  const close = ratio(mean(counts.twice, reach.colour), mean(counts.once, reach.colour));
  const further = ratio(mean(counts.twice, reach.trust), mean(counts.once, reach.trust));
  const whole = close.map((value, i) => value || (further[i] ?? 0));
  return { weight: { width, height, data: weight }, whole: { width, height, data: whole } };
}

function countPixels(
  alpha: Uint8Array,
  { solid, openings, enclosed, thin }: Solid,
  { apart, evident, first }: Sight,
  { inside, away }: Depths,
  side: number,
) {
  const make = () => new Float32Array(alpha.length);
  const [thing, clear, fine, other] = [make(), make(), make(), make()];
  const [outside, plain, once, twice] = [make(), make(), make(), make()];
  for (let i = 0; i < alpha.length; i += 1) {
    const isEvident = solid[i] === 1 && evident[i] === 1;
    const isThere = isEvident || enclosed[i] === 1 || (inside[i] ?? 0) > reach.shallow * side;
    if ((alpha[i] ?? 0) > 127 !== isThere) other[i] = 1;
    if (isEvident) {
      const distance = apart[i] ?? 0;
      clear[i] = 1;
      fine[i] = thin[i] ?? 0;
      once[i] = distance;
      twice[i] = distance * distance;
    }
    // A grey thing looks like a shadow of the ground: it is no less there.
    if (isThere || (solid[i] === 1 && (first[i] ?? 0) > apartness)) thing[i] = 1;
    if (solid[i] !== 1 && (openings[i] === 1 || (away[i] ?? 0) > reach.margin * side)) {
      outside[i] = 1;
      plain[i] = 1 - (evident[i] ?? 0);
    }
  }
  return { thing, clear, fine, other, outside, plain, once, twice };
}

/** Along the edge, inwards only while nothing evident is already held. */
function zoneAt(
  i: number,
  alpha: Uint8Array,
  { solid, enclosed }: Solid,
  evident: Uint8Array,
  { inside, away }: Depths,
  side: number,
): number {
  if (solid[i] !== 1) return (away[i] ?? 0) <= reach.rim * side ? 1 : 0;
  if (enclosed[i] === 1) return 0;
  const depth = inside[i] ?? 0;
  if (evident[i] === 1 && depth > 2 && (alpha[i] ?? 0) > 230) return 0;
  return 1 - ramp(depth / side, { low: reach.zone, high: 2 * reach.zone });
}

function total(plane: Float32Array): number {
  return plane.reduce((sum, value) => sum + value, 0);
}

/** 0 where there is nothing to compare with. Running sums leave a little where nothing is. */
function ratio(part: Float32Array, all: Float32Array): Float32Array {
  return part.map((value, i) => ((all[i] ?? 0) > 1e-4 ? value / (all[i] ?? 1) : 0));
}

function ramp(value: number, { low, high }: { readonly low: number; readonly high: number }): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
