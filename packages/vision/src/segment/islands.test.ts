import { expect, it } from 'vitest';
import { deepest, depthOf } from './depth.ts';
import { dropSpecks } from './drop-specks.ts';
import { islandsOf } from './islands.ts';
import { partsOf } from './join-parts.ts';
import { deepestMissing } from './missing-parts.ts';

const [width, height] = [40, 30];
type Inside = (x: number, y: number) => boolean;

const box =
  (left: number, top: number, right: number, bottom: number): Inside =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;
const marked = (inside: Inside): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, i) => (inside(i % width, Math.floor(i / width)) ? 1 : 0));
const planeOf = (inside: Inside) => ({ width, height, data: Float32Array.from(marked(inside)) });
const both =
  (one: Inside, other: Inside): Inside =>
  (x, y) =>
    one(x, y) || other(x, y);

const cups = both(box(2, 10, 12, 24), box(26, 10, 38, 24));

it('tells islands apart, the largest first, and does not go round the picture’s border', () => {
  expect(islandsOf(marked(cups), width).map(({ length }) => length)).toEqual([12 * 14, 10 * 14]);
  expect(islandsOf(marked(both(box(0, 3, 1, 4), box(39, 2, 40, 3))), width)).toHaveLength(2);
});

it('knows how deep inside a pixel lies', () => {
  const depths = depthOf(marked(box(10, 10, 17, 17)), width, height);
  expect([depths[10 * width + 10], depths[13 * width + 13], depths[0]]).toEqual([1, 4, 0]);
  expect(deepest(depths)).toBe(13 * width + 13);
});

it('drops specks and keeps the subject', () => {
  const { data } = dropSpecks(planeOf(both(box(2, 2, 30, 28), box(35, 5, 36, 6))));
  expect([data[5 * width + 35], data[10 * width + 10]]).toEqual([0, 1]);
});

it('points at the middle of every part that lies apart', () => {
  const parts = partsOf(planeOf(both(cups, box(18, 2, 19, 3))));
  expect(parts).toHaveLength(2);
  expect(parts.map(({ x }) => Math.round(x * width))).toEqual([31, 6]);
});

it('points at what stands out and was left out', () => {
  const logits = Float32Array.from(marked(box(2, 10, 12, 24)), (value) => (value === 1 ? 4 : -4));
  const { share, places } = deepestMissing(planeOf(cups), logits);
  expect(share).toBeCloseTo(10 / 22);
  expect(places[0]?.x).toBeGreaterThan(26);
  expect(deepestMissing(planeOf(box(2, 10, 12, 24)), logits)).toEqual({ share: 1, places: [] });
});
