import { expect, it } from 'vitest';
import { compareSolid } from './compare-product.ts';

const rgba = (...pixels: readonly (readonly number[])[]): Uint8ClampedArray => Uint8ClampedArray.from(pixels.flat());

it('counts solid pixels alone and finds the one that differs', () => {
  const product = rgba([10, 20, 30, 255], [10, 20, 30, 255], [9, 9, 9, 120], [0, 0, 0, 0]);
  const same = rgba([10, 20, 30, 255], [10, 20, 30, 255], [90, 80, 70, 255], [1, 2, 3, 255]);
  expect(compareSolid(same, product)).toEqual({ pixels: 2, largest: 0, mean: 0 });
  const touched = Uint8ClampedArray.from(same);
  touched[5] = 26;
  expect(compareSolid(touched, product)).toEqual({ pixels: 2, largest: 6, mean: 1 });
});

it('draws what it found', () => {
  const product = rgba([10, 20, 30, 255], [10, 20, 30, 255], [9, 9, 9, 120], [0, 0, 0, 0]);
  const made = rgba([10, 20, 30, 255], [40, 20, 30, 255], [90, 80, 70, 255], [1, 2, 3, 255]);
  const map = new Uint8ClampedArray(16);
  compareSolid(made, product, map);
  const [same, other, edge, outside] = [0, 4, 8, 12].map((at) => [...map.subarray(at, at + 4)]);
  expect(same?.[1]).toBeGreaterThan(same?.[0] ?? 255);
  expect(other?.[0]).toBe(255);
  expect(new Set(edge).size).toBeGreaterThan(1);
  expect(outside).toEqual([0, 0, 0, 0]);
});
