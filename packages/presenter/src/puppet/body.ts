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

/**
 * What surrounds the face moves in straight lines, however it is cut into triangles. Rows are what drawing pays for, so
 * those of the body reach from side to side: a fan of slivers about the face met each row of the picture dozens of times.
 */
export function withBody({ points, triangles, width, height }: Puppet): Body {
  const first = points.length / 2;
  const ring = outline.map((_, i) => meshPoints + outline.length + i);
  const rim = outline.map((_, i) => first + i);
  const half = rim.length / 2;
  const more = around(points, ring, { first: first + rim.length, width, height });
  const border = points.length + rim.length * 2;
  const all = new Float32Array(border + more.points.length);
  all.set(points);
  all.set(more.points, border);
  roundFace(all, first);
  return {
    points: all,
    triangles: Uint16Array.from([...triangles, ...more.triangles]),
    under: Uint16Array.from(between(rim.slice(0, half + 1), [rim[0] as number, ...rim.slice(half).toReversed()])),
  };
}

type Around = { readonly first: number; readonly width: number; readonly height: number };

/** From the ring to beyond the picture's sides: beside each of its edges, above it and below it. */
function around(points: Float32Array, ring: readonly number[], { first, width, height }: Around) {
  const more: number[] = [];
  const heightOf = (i: number): number => points[i * 2 + 1] ?? 0;
  const beyond = [-width, width * 2] as const;
  const point = (x: number, y: number): number => first + more.push(x, y) / 2 - 1;
  const level = (y: number): readonly number[] => beyond.map((x) => point(x, y));
  const sides = sidesOf(ring, points);
  const [top, bottom] = [heightOf(sides[0][0] as number), heightOf(sides[0].at(-1) as number)];
  const triangles = [
    ...sides.flatMap((side, i) =>
      between(
        side,
        side.map((at) => point(beyond[i] as number, heightOf(at))),
      ),
    ),
    ...between(level(-height), level(top)),
    ...between(level(bottom), level(height * 2)),
  ];
  return { points: more, triangles };
}

/** From the ring's highest point to its lowest, along its left and along its right side, however the head is held. */
function sidesOf(ring: readonly number[], points: Float32Array): readonly [readonly number[], readonly number[]] {
  const heights = ring.map((i) => points[i * 2 + 1] ?? 0);
  const top = heights.indexOf(Math.min(...heights));
  const turned = [...ring.slice(top), ...ring.slice(0, top)];
  const bottom = (heights.indexOf(Math.max(...heights)) - top + ring.length) % ring.length;
  const [clockwise, other] = [turned.slice(0, bottom + 1), [...turned.slice(bottom), turned[0] as number].toReversed()];
  return [other, clockwise];
}

/** Two triangles for each step along two lines of equally many points. */
function between(one: readonly number[], other: readonly number[]): number[] {
  const list: number[] = [];
  for (let i = 0; i + 1 < one.length; i += 1) {
    const [a, b, c, d] = [one[i], other[i], one[i + 1], other[i + 1]] as [number, number, number, number];
    list.push(a, b, c, b, d, c);
  }
  return list;
}

/** Of the way from the face's outline to the ring about it. */
const past = 0.3;

/** Puts the border of the plain mesh where the face and its ring are now. `count` is how many points both have. */
export function roundFace(points: Float32Array, count: number): void {
  for (const [i, edge] of outline.entries()) {
    const [from, ring, to] = [edge * 2, (meshPoints + i) * 2, (count + i) * 2];
    for (let k = 0; k < 2; k += 1)
      points[to + k] = (points[from + k] ?? 0) * (1 - past) + (points[ring + k] ?? 0) * past;
  }
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
