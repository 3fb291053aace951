import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backdrop } from '../ground/backdrop.ts';
import { type MouthShape, poseOfShape } from '../speaking/mouth-shapes.ts';
import { stillPose } from '../speaking/perform.ts';
import { openPerson } from './draw-person.ts';

const size = { width: 480, height: 600 };
const mesh = Float32Array.from(
  (
    JSON.parse(
      readFileSync(new URL('../../../people/pictures/mara-amber-knit.json', import.meta.url), 'utf8'),
    ) as number[][]
  ).flat(),
  (value) => value / 2,
);
const skin = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4).fill(255) };
for (let i = 0; i < skin.data.length; i += 4) skin.data.set([190, 120, 90], i);
const draw = openPerson(skin, mesh, backdrop('#3060c0', size));

/** Pixels in which red, green and blue are alike and bright: nothing else in this picture is. */
function teethIn(shape: MouthShape): number {
  const { data } = draw({ ...stillPose, ...poseOfShape[shape] });
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    if (Math.min(red, green, blue) > 90 && Math.max(red, green, blue) - Math.min(red, green, blue) < 30) count += 1;
  }
  return count;
}

it('shows teeth between spread lips and none behind lips that are pushed forward', () => {
  expect(teethIn('E')).toBeGreaterThan(100);
  expect(teethIn('ou')).toBe(0);
  expect(teethIn('oh')).toBeLessThan(teethIn('E'));
});
