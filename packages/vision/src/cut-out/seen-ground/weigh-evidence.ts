/** What the colours of a picture tell about where its subject ends, once the ground around it is known. */
import { resizePlane } from '../../picture/resize-plane.ts';
import type { Plane } from '../guided-filter.ts';
import { fitSeenGround, type Picture, type SeenGround } from './fit-seen-ground.ts';
import { findSolid, widen } from './find-solid.ts';
import { standOut } from './stand-out.ts';
import { type Trust, trustColours } from './trust-colours.ts';

export type Evidence = Trust & { readonly ground: SeenGround };

/** The side of the copy of the picture that is looked at: thinner lines than it shows were never found. */
export const evidenceSide = 640;

/** Shares of the longer side: from where on nothing but ground is expected, and around what somebody has changed. */
const reach = { apart: 0.04, wish: 0.008 };
/** A subject of less or more of the picture leaves nothing to compare. */
const covers = { least: 0.002, most: 0.8 };
/** In the ground's spreads. */
const outlier = 2.5;

/** `alpha` is the subject as it was found, in the picture's size. Null where colours tell nothing. */
export function weighEvidence(alpha: Uint8Array, picture: Picture): Evidence | null {
  const { width, height } = picture;
  const side = Math.max(width, height);
  const core = Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0));
  const share = core.reduce((sum, value) => sum + value, 0) / core.length;
  if (share < covers.least || share > covers.most) return null;
  const outside = widen(core, picture, reach.apart * side).map((value) => 1 - value);
  const first = see(picture, outside, 'near');
  // What is far from the ground outside is no part of it; what is like the rest, wherever it is, shows it more closely.
  const second =
    first &&
    see(
      picture,
      outside.map((value, i) => ((first.apart[i] ?? 0) < outlier ? value : 0)),
      'near',
    );
  const seen =
    second &&
    see(
      picture,
      second.evident.map((value) => 1 - value),
      'closer',
    );
  if (!seen) return null;
  const solid = findSolid(core, seen.evident, picture);
  return { ground: seen.ground, ...trustColours(alpha, solid, { ...seen, first: second.apart }, picture) };
}

function see(picture: Picture, marked: Uint8Array, look: 'near' | 'closer') {
  const ground = fitSeenGround(picture, marked, look);
  return ground && { ground, ...standOut(picture, ground) };
}

/** What somebody has put in or taken out stays so, whatever its colours say. */
export function leaveWishes(evidence: Evidence, found: Plane, wished: Plane): Evidence {
  if (wished === found) return evidence;
  const changed = Uint8Array.from(found.data, (value, i) => (Math.abs(value - (wished.data[i] ?? 0)) > 0.3 ? 1 : 0));
  const near = widen(changed, found, reach.wish * Math.max(found.width, found.height));
  const { width, height, data } = evidence.weight;
  const kept = resizePlane({ ...found, data: Float32Array.from(near) }, width, height).data;
  return { ...evidence, weight: { width, height, data: data.map((value, i) => value * (1 - (kept[i] ?? 0))) } };
}
