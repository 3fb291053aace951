import { type Edges, applyCoefficients } from './apply-coefficients.ts';
import { guideMask, type Plane } from './guided-filter.ts';
import type { Picture } from './seen-ground/fit-seen-ground.ts';

/** The side at which the guided filter is solved; its result is applied at full size. */
export const guideSide = 1000;
const epsilon = 1e-4;

export type MaskKind = { readonly radius: number; readonly edges: Edges };

/** The coarser a mask, the further its edge is looked for. */
export const coarse: MaskKind = { radius: 8, edges: { low: 0.3, high: 0.75 } };
export const fine: MaskKind = { radius: 4, edges: { low: 0.2, high: 0.8 } };

type Refined = {
  /** At full size. */
  readonly alpha: Uint8Array;
  /** The same on another copy of the picture. */
  readonly onCopy: (copy: Picture) => Uint8Array;
};

/** Follows the picture's own edges at full size. `guide` is the picture in the mask's size. */
export function refineMask(mask: Plane, guide: Uint8Array, picture: Picture, kind: MaskKind): Refined {
  const coefficients = guideMask(mask, guide, kind.radius, epsilon);
  const onCopy = ({ rgb, width, height }: Picture) => applyCoefficients(coefficients, rgb, width, height, kind.edges);
  return { alpha: onCopy(picture), onCopy };
}
