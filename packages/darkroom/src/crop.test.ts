import { expect, it } from 'vitest';
import { cropPlane, filledArea } from './crop.ts';

const size = { width: 10, height: 6 };
const plane = new Float32Array(60);
plane[2 * 10 + 4] = 1;
plane[3 * 10 + 6] = 0.5;

it('finds what is not empty, with room around it that ends at the edges', () => {
  expect(filledArea(plane, size, 1)).toEqual({ left: 3, top: 1, width: 5, height: 4 });
  expect(filledArea(plane, size, 20)).toEqual({ left: 0, top: 0, ...size });
  expect(filledArea(new Float32Array(60), size, 1)).toEqual({ left: 0, top: 0, ...size });
});

it('cuts a part out', () => {
  expect([...cropPlane(plane, size, { left: 4, top: 2, width: 3, height: 2 })]).toEqual([1, 0, 0, 0, 0, 0.5]);
});
