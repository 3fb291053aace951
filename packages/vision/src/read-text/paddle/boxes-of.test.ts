import { expect, it } from 'vitest';
import { boxesOf } from './boxes-of.ts';

/** A map in which the pixels inside those boxes are that likely. */
function chances(...patches: readonly (readonly [x: number, y: number, w: number, h: number, chance: number])[]) {
  const [width, height] = [100, 60];
  const data = new Float32Array(width * height);
  for (const [x, y, w, h, chance] of patches)
    for (let i = 0; i < w * h; i += 1) data[(y + Math.floor(i / w)) * width + x + (i % w)] = chance;
  return { width, height, data };
}

it('finds lines a little larger than their kernels, in the order they are read in', () => {
  const boxes = boxesOf(chances([50, 31, 30, 6, 0.9], [10, 10, 60, 6, 0.8], [10, 30, 30, 6, 0.9]));
  expect(boxes.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [6, 6],
    [6, 26],
    [46, 27],
  ]);
  expect(boxes[0]?.height).toBeGreaterThan(12);
  expect(boxes[0]?.height).toBeLessThan(18);
});

it('leaves out specks, and what is unlikely on the whole', () => {
  expect(boxesOf(chances([5, 5, 3, 3, 1], [20, 20, 40, 8, 0.4]))).toEqual([]);
  expect(boxesOf(chances([0, 0, 100, 10, 0.9]))).toEqual([{ x: 0, y: 0, width: 100, height: expect.any(Number) }]);
});
