import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { poseOfShape } from '../speaking/mouth-shapes.ts';
import { stillPose } from '../speaking/perform.ts';
import { meshPoints } from './face-points.ts';
import { movePoints } from './move-points.ts';
import { buildPuppet, type Puppet } from './puppet.ts';

const pictures = new URL('../../../people/pictures/', import.meta.url);
const people = readdirSync(pictures)
  .filter((name) => name.endsWith('.json') && name !== 'made.json')
  .map((name) => name.slice(0, -5));

function puppetOf(who: string): Puppet {
  const mesh = JSON.parse(readFileSync(new URL(`${who}.json`, pictures), 'utf8')) as number[];
  return buildPuppet(Float32Array.from(mesh), 960, 1200);
}

type Corners = readonly [number, number, number];

function areaOf(points: Float32Array, [a, b, c]: Corners): number {
  const at = (i: number) => [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0] as const;
  const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
  return ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Triangles of a face that are turned inside out in a pose, with how much of it they cover then. */
function foldedIn({ points, triangles }: Puppet, moved: Float32Array) {
  const all = Array.from({ length: triangles.length / 3 }, (_, t) => triangles.subarray(t * 3, t * 3 + 3));
  return (all as unknown as Corners[])
    .filter((corners) => Math.max(...corners) < meshPoints)
    .filter((corners) => areaOf(points, corners) * areaOf(moved, corners) < 0)
    .map((corners) => ({ corners, area: Math.abs(areaOf(moved, corners)) }));
}

it.each(people)('opens the mouth of %s wide without folding the chin over itself', (who) => {
  const puppet = puppetOf(who);
  const moved = movePoints(puppet, { ...stillPose, jaw: 1 }, Float32Array.from(puppet.points));
  // Of the lower lip and of what is below it.
  const isChin = (i: number): boolean => puppet.side[i] === 1 && (puppet.points[i * 2 + 1] ?? 0) > puppet.mouth[1];
  expect(foldedIn(puppet, moved).filter(({ corners }) => corners.every(isChin))).toEqual([]);
});

it.each(people)('turns the head of %s with raised brows without a hole in the skin', (who) => {
  const puppet = puppetOf(who);
  for (const [yaw, pitch, brow] of [
    [-1, 0.5, 0],
    [1, -0.5, 0],
    [-1, 0.5, 1],
    [1, -0.5, 1],
    [0, 0, 1],
  ] as const) {
    const pose = { ...stillPose, yaw, pitch, brow };
    const moved = movePoints(puppet, pose, Float32Array.from(puppet.points));
    const torn = foldedIn(puppet, moved).reduce((sum, { area }) => sum + area, 0);
    expect(torn).toBeLessThan(6);
  }
});

it.each(people)('rounds the lips of %s to a ring for an ou: the corners lie well below the upper lip', (who) => {
  const puppet = puppetOf(who);
  const moved = movePoints(puppet, { ...stillPose, ...poseOfShape.ou }, Float32Array.from(puppet.points));
  const heightOf = (i: number): number => moved[i * 2 + 1] ?? 0;
  const [upper, lower] = [heightOf(13), heightOf(14)];
  const corner = (heightOf(78) + heightOf(308)) / 2;
  expect((corner - upper) / (lower - upper)).toBeGreaterThan(0.15);
  expect((corner - upper) / (lower - upper)).toBeLessThan(0.6);
});
