import type { FacePose } from '../speaking/perform.ts';
import { meshPoints, outline } from './face-points.ts';
import type { Puppet } from './puppet.ts';

/**
 * A mesh that reaches over all of its picture: whoever was cut out moves as a whole. `under` is a plain one beneath the
 * face: where skin folds over itself, the fine one has holes, and what is behind the head must not shine through.
 */
type Body = { readonly points: Float32Array; readonly triangles: Uint16Array; readonly under: Uint16Array };

/** How far a body leans and rises, by its height above the frame's lower edge. */
const sway = { yaw: 0.007, roll: 0.011, breath: 0.0022, nod: 0.0016 } as const;

/** One ring more, so far out that nothing of the picture lies beyond it. */
export function withBody({ points, triangles, width, height }: Puppet): Body {
  const first = points.length / 2;
  const ring = meshPoints + outline.length;
  const far = Math.hypot(width, height) * 2.5;
  const all = new Float32Array(points.length + outline.length * 4);
  all.set(points);
  const centre = centreOf(points, ring);
  const more: number[] = [];
  const under: number[] = [];
  for (let i = 0; i < outline.length; i += 1) {
    const [x, y] = [(points[(ring + i) * 2] ?? 0) - centre[0], (points[(ring + i) * 2 + 1] ?? 0) - centre[1]];
    const length = Math.max(1, Math.hypot(x, y));
    all[(first + i) * 2] = centre[0] + (x / length) * far;
    all[(first + i) * 2 + 1] = centre[1] + (y / length) * far;
    const next = (i + 1) % outline.length;
    const [a, b, c, d] = [ring + i, ring + next, first + i, first + next];
    more.push(a, b, c, b, d, c);
    under.push(nose, first + outline.length + i, first + outline.length + next);
  }
  roundFace(all, first);
  return { points: all, triangles: Uint16Array.from([...triangles, ...more]), under: Uint16Array.from(under) };
}

/** In the middle of the face. */
const nose = 1;
/** Of the way from the face's outline to the ring about it. */
const past = 0.3;

/** Puts the border of the plain mesh where the face and its ring are now. `count` is how many points both have. */
export function roundFace(points: Float32Array, count: number): void {
  for (const [i, edge] of outline.entries()) {
    const [from, ring, to] = [edge * 2, (meshPoints + i) * 2, (count + outline.length + i) * 2];
    for (let k = 0; k < 2; k += 1)
      points[to + k] = (points[from + k] ?? 0) * (1 - past) + (points[ring + k] ?? 0) * past;
  }
}

function centreOf(points: Float32Array, ring: number): readonly [number, number] {
  let [x, y] = [0, 0];
  for (let i = 0; i < outline.length; i += 1) {
    x += (points[(ring + i) * 2] ?? 0) / outline.length;
    y += (points[(ring + i) * 2 + 1] ?? 0) / outline.length;
  }
  return [x, y];
}

/**
 * Leans and breathes, about the place where the body meets the frame's lower edge. The same for all points, in straight
 * lines, so that triangles of any size agree with it.
 */
export function swayBody(points: Float32Array, pose: FacePose, height: number): void {
  const lean = pose.yaw * sway.yaw + pose.roll * sway.roll;
  const rise = pose.breath * sway.breath - pose.pitch * sway.nod;
  for (let i = 0; i < points.length; i += 2) {
    const above = height - (points[i + 1] ?? 0);
    points[i] = (points[i] ?? 0) + above * lean;
    points[i + 1] = (points[i + 1] ?? 0) - above * rise;
  }
}
