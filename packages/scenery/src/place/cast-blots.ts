import type { Blot } from './occlusion.ts';
import { inPieces } from './in-pieces.ts';
import type { Outline } from './outline.ts';

export type KeyLight = {
  /** Towards it. */
  readonly to: readonly [number, number, number];
  readonly distance?: number | undefined;
  readonly angularDeg: number;
};

/** As flat as the sun may stand. */
const lowestLight = 0.12;

/** Where the shadow of a point above the stand falls. */
export function shadowOf(x: number, up: number, { to, distance }: KeyLight): { x: number; y: number } {
  const rise = Math.max(lowestLight, to[2]);
  if (distance === undefined) return { x: x - (to[0] / rise) * up, y: -(to[1] / rise) * up };
  const [lx, ly, lz] = [to[0] * distance, to[1] * distance, Math.max(lowestLight, to[2]) * distance];
  const share = up / Math.max(0.05, lz - up);
  return { x: x + (x - lx) * share, y: -ly * share };
}

/**
 * Every slice of the product as the ellipse it throws onto the ground, softer the higher it is. What stands askew goes
 * away from the camera by `slope` metres for each to the right.
 */
export function castBlots({ slices, depth, slant }: Outline, heightM: number, slope: number, key: KeyLight): Blot[] {
  const spread = Math.tan((key.angularDeg * Math.PI) / 360) * 1.1;
  return slices.flatMap(({ up, runs }) =>
    runs.flatMap((run) => {
      const ry = Math.max(0.003, run.half * heightM * depth);
      return inPieces(run, slope).map(({ middle, half }) => {
        const above = slant ? Math.max(0, up - slant.middle - slant.climb * middle) : up;
        const z = above * heightM;
        const { x, y } = shadowOf(middle * heightM, z, key);
        const soft = 0.0012 + (z / Math.max(lowestLight, key.to[2])) * spread;
        return { x, y: y + middle * heightM * slope, rx: half * heightM, ry, soft };
      });
    }),
  );
}
