import { expect, it } from 'vitest';
import { isWholeOf } from './believe-whole.ts';

const [width, height] = [40, 40];
const plane = (...boxes: [left: number, top: number, right: number, bottom: number][]) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) =>
    boxes.some(([left, top, right, bottom]) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return x >= left && x < right && y >= top && y < bottom;
    })
      ? 1
      : 0,
  ),
});
const lidAndFoot = plane([10, 10, 30, 14], [12, 29, 28, 30]);
const asked = { x: 10, y: 10, width: 20, height: 20 };

it('believes an outline that holds what stood out and ends where it ends', () => {
  expect(isWholeOf(lidAndFoot, asked, { outline: plane([10, 10, 30, 30]), score: 0.97 })).toBe(true);
});

it.each([
  ['is unsure', plane([10, 10, 30, 30]), 0.9],
  ['leaves the lid out', plane([12, 14, 28, 30]), 0.97],
  ['takes the table along', plane([10, 10, 30, 40]), 0.97],
  ['is empty', plane(), 0.97],
])('does not when it %s', (_, outline, score) => {
  expect(isWholeOf(lidAndFoot, asked, { outline, score })).toBe(false);
});
