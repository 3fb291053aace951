import type { Blot } from './occlusion.ts';
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

/** Every slice of the product as the ellipse it throws onto the ground, softer the higher it is. */
export function castBlots({ slices, depth }: Outline, heightM: number, key: KeyLight): Blot[] {
  const spread = Math.tan((key.angularDeg * Math.PI) / 360) * 1.1;
  return slices.flatMap(({ up, runs }) => {
    const z = up * heightM;
    return runs.map(({ middle, half }) => {
      const [rx, ry] = [half * heightM, Math.max(0.003, half * heightM * depth)];
      return {
        ...shadowOf(middle * heightM, z, key),
        rx,
        ry,
        soft: 0.0012 + (z / Math.max(lowestLight, key.to[2])) * spread,
      };
    });
  });
}
