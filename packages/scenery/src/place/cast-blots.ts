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
/** No lamp of a photographer's is smaller, and haze makes the sun larger: a shadow sharp to its end looks cut out. */
const smallest = 2.4;

/** Where the shadow of a point above the stand falls. */
export function shadowOf(x: number, up: number, { to, distance }: KeyLight): { x: number; y: number } {
  const rise = Math.max(lowestLight, to[2]);
  if (distance === undefined) return { x: x - (to[0] / rise) * up, y: -(to[1] / rise) * up };
  const [lx, ly, lz] = [to[0] * distance, to[1] * distance, Math.max(lowestLight, to[2]) * distance];
  const share = up / Math.max(0.05, lz - up);
  return { x: x + (x - lx) * share, y: -ly * share };
}

/** The light of a window, a room or the sky: from the same side, from higher, and much larger. */
export function broadLight({ to: [x, y] }: KeyLight): KeyLight {
  const flat = Math.max(1e-6, Math.sqrt(x * x + y * y));
  return { to: [(x / flat) * 0.7, (y / flat) * 0.7, 0.71], angularDeg: 56 };
}

/** Half the width of a shadow's edge for each metre that is between what casts it and the ground. */
export function spreadOf({ to, angularDeg }: KeyLight): number {
  return (Math.tan((Math.max(smallest, angularDeg) * Math.PI) / 360) * 1.1) / Math.max(lowestLight, to[2]);
}

/** Half of how broad an ellipse is across the way on which the light throws it. */
function acrossOf(rx: number, ry: number, { to: [x, y] }: KeyLight): number {
  const flat = Math.max(1e-6, Math.sqrt(x * x + y * y));
  return Math.sqrt((rx * y) ** 2 + (ry * x) ** 2) / flat;
}

/**
 * Every slice of the product as the ellipse it throws onto the ground, softer the higher it is. What stands askew goes
 * away from the camera by `slope` metres for each to the right.
 */
export function castBlots({ slices, slant }: Outline, heightM: number, slope: number, key: KeyLight): Blot[] {
  const spread = spreadOf(key);
  return slices.flatMap(({ up, runs }) =>
    runs.flatMap((run) => {
      const ry = Math.max(0.003, run.deep * heightM);
      return inPieces(run, slope).map(({ middle, half }) => {
        const above = slant ? Math.max(0, up - slant.middle - slant.climb * middle) : up;
        const z = above * heightM;
        const { x, y } = shadowOf(middle * heightM, z, key);
        const soft = 0.0012 + z * spread;
        const rx = half * heightM;
        return { x, y: y + middle * heightM * slope, rx, ry, soft, broad: acrossOf(rx, ry, key) };
      });
    }),
  );
}
