import { expect, it } from 'vitest';
import { fillSeenThrough } from './fill-seen-through.ts';

const [width, height] = [60, 30];
const plane = (valueAt: (x: number, y: number) => number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => valueAt(i % width, Math.floor(i / width))),
});
/** Two rims beside each other, the left one with glass in it. */
const rims = plane((x, y) => ([15, 45].some((at) => Math.abs(Math.hypot(x - at, y - 15) - 10) < 2) ? 1 : 0));
const withGlass = plane((x, y) => (Math.hypot(x - 15, y - 15) < 12 ? 0.9 : 0));
const at = (seen: { data: Float32Array }, x: number, y: number) => seen.data[y * width + x];

it('fills a hole that the other look does not see, and leaves one that it does', () => {
  const filled = fillSeenThrough(rims, withGlass);
  expect(at(filled, 15, 15)).toBeCloseTo(0.9);
  expect(at(filled, 45, 15)).toBe(0);
  expect(at(filled, 30, 15)).toBe(0);
});

it('takes nothing along that lies outside, whatever the other look says', () => {
  const filled = fillSeenThrough(
    rims,
    plane(() => 1),
  );
  expect(at(filled, 45, 15)).toBe(1);
  expect(at(filled, 30, 15)).toBe(0);
});
