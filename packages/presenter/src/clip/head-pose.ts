import { brows, lids, marks, meshPoints } from '../puppet/face-points.ts';

/** How a head stands in a frame: where the camera sees each point of the reference's head, as x and y by X, Y, Z and 1. */
export type HeadPose = Float64Array;

/** The reference's points about its mouth, in its pixels, with those that hold still while people speak. */
export type Head = {
  readonly points: Float64Array;
  readonly weights: Float64Array;
};

/** Above this no mouth reaches: in distances of the eyes' outer corners, above the line on which the lips meet. */
const above = 0.14;

export function headOf(mesh: Float32Array): Head {
  const at = (i: number, k: number): number => mesh[i * 3 + k] ?? 0;
  const origin = [0, 1, 2].map((k) => (at(13, k) + at(14, k)) / 2);
  const [left, right] = [marks.leftEye, marks.rightEye];
  const unit = Math.max(1, Math.hypot(at(right, 0) - at(left, 0), at(right, 1) - at(left, 1)));
  const along = [(at(right, 0) - at(left, 0)) / unit, (at(right, 1) - at(left, 1)) / unit] as const;
  const points = new Float64Array(meshPoints * 3);
  const weights = new Float64Array(meshPoints);
  // Lids and brows move by themselves.
  const lively = new Set<number>([
    ...brows,
    ...lids.flatMap(({ upper, lower, crease, above: skin }) => [...upper, ...lower, ...crease, ...skin]),
  ]);
  for (let i = 0; i < meshPoints; i += 1) {
    for (let k = 0; k < 3; k += 1) points[i * 3 + k] = at(i, k) - (origin[k] ?? 0);
    const down = (-along[1] * (points[i * 3] ?? 0) + along[0] * (points[i * 3 + 1] ?? 0)) / unit;
    weights[i] = down > -above ? 0 : lively.has(i) ? 0.15 : 1;
  }
  return { points, weights };
}

/** The pose in which the points that hold still lie closest to where they were seen. */
export function poseOfHead({ points, weights }: Head, mesh: Float32Array): HeadPose {
  const sums = new Float64Array(16);
  const sides = [new Float64Array(4), new Float64Array(4)] as const;
  const row = new Float64Array(4);
  for (let i = 0; i < meshPoints; i += 1) {
    const weight = weights[i] ?? 0;
    if (weight === 0) continue;
    for (let k = 0; k < 3; k += 1) row[k] = points[i * 3 + k] ?? 0;
    row[3] = 1;
    for (let a = 0; a < 4; a += 1) {
      const value = (row[a] ?? 0) * weight;
      for (let b = 0; b < 4; b += 1) sums[a * 4 + b] = (sums[a * 4 + b] ?? 0) + value * (row[b] ?? 0);
      for (const [side, list] of sides.entries()) list[a] = (list[a] ?? 0) + value * (mesh[i * 3 + side] ?? 0);
    }
  }
  const pose = new Float64Array(8);
  for (const [side, list] of sides.entries()) pose.set(solve(sums, list), side * 4);
  return pose;
}

/** Where the reference's points are in a pose, as pairs of x and y. */
export function placeHead({ points }: Head, pose: HeadPose, into: Float32Array): Float32Array {
  const p = (i: number): number => pose[i] ?? 0;
  for (let i = 0; i < meshPoints; i += 1) {
    const [x, y, z] = [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0];
    into[i * 2] = p(0) * x + p(1) * y + p(2) * z + p(3);
    into[i * 2 + 1] = p(4) * x + p(5) * y + p(6) * z + p(7);
  }
  return into;
}

/** Four equations, by elimination; what cannot be told stays 0. */
function solve(matrix: Float64Array, side: Float64Array): Float64Array {
  const m = Float64Array.from(matrix);
  const b = Float64Array.from(side);
  const at = (r: number, c: number): number => m[r * 4 + c] ?? 0;
  for (let k = 0; k < 4; k += 1) {
    let best = k;
    for (let r = k + 1; r < 4; r += 1) if (Math.abs(at(r, k)) > Math.abs(at(best, k))) best = r;
    if (Math.abs(at(best, k)) < 1e-9) continue;
    for (let c = 0; c < 4; c += 1) [m[k * 4 + c], m[best * 4 + c]] = [at(best, c), at(k, c)];
    [b[k], b[best]] = [b[best] ?? 0, b[k] ?? 0];
    for (let r = 0; r < 4; r += 1) {
      if (r === k) continue;
      const share = at(r, k) / at(k, k);
      for (let c = k; c < 4; c += 1) m[r * 4 + c] = at(r, c) - share * at(k, c);
      b[r] = (b[r] ?? 0) - share * (b[k] ?? 0);
    }
  }
  return b.map((value, k) => (Math.abs(at(k, k)) < 1e-9 ? 0 : value / at(k, k)));
}
