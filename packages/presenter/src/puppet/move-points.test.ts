import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stillPose } from '../speaking/perform.ts';
import { meshPoints } from './face-points.ts';
import { movePoints } from './move-points.ts';
import { buildPuppet } from './puppet.ts';

const people = ['mara-amber-knit', 'adaeze-saffron-tee', 'kenji-oat-tee', 'samuel-cream-knit'];

it.each(people)('opens the mouth of %s wide without folding the chin over itself', (who) => {
  const file = new URL(`../../../people/pictures/${who}.json`, import.meta.url);
  const mesh = Float32Array.from((JSON.parse(readFileSync(file, 'utf8')) as number[][]).flat());
  const puppet = buildPuppet(mesh, 960, 1200);
  const moved = movePoints(puppet, { ...stillPose, jaw: 1 }, Float32Array.from(puppet.points));
  const area = (points: Float32Array, [a, b, c]: readonly number[]): number => {
    const at = (i = 0) => [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0] as const;
    const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
    return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  };
  const folded: string[] = [];
  for (let t = 0; t < puppet.triangles.length; t += 3) {
    const corners = [...puppet.triangles.subarray(t, t + 3)];
    // Of the lower lip and of what is below it.
    const isChin = corners.every(
      (i) => i < meshPoints && puppet.side[i] === 1 && (puppet.points[i * 2 + 1] ?? 0) > puppet.mouth[1],
    );
    if (isChin && area(moved, corners) * area(puppet.points, corners) < 0) folded.push(corners.join(' '));
  }
  expect(folded).toEqual([]);
});
