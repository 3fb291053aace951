import { type Edges, applyCoefficients } from './apply-coefficients.ts';
import { guideMask, type Plane } from './guided-filter.ts';

/** The side at which the guided filter is solved; its result is applied at full size. */
export const guideSide = 1000;
const epsilon = 1e-4;

export type MaskKind = { readonly radius: number; readonly edges: Edges };

/** The coarser a mask, the further its edge is looked for. */
export const coarse: MaskKind = { radius: 8, edges: { low: 0.3, high: 0.75 } };
export const fine: MaskKind = { radius: 4, edges: { low: 0.2, high: 0.8 } };

type Pixels = { readonly rgb: Uint8Array; readonly width: number; readonly height: number };

/** Follows the picture's own edges at full size. `guide` is the picture in the mask's size. */
export function refineMask(mask: Plane, guide: Uint8Array, { rgb, width, height }: Pixels, kind: MaskKind): Uint8Array {
  return applyCoefficients(guideMask(mask, guide, kind.radius, epsilon), rgb, width, height, kind.edges);
}
