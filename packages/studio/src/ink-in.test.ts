import { expect, it } from 'vitest';
import { inkIn } from './ink-in.ts';

it('finds what is not empty in a picture', () => {
  const data = new Uint8ClampedArray(10 * 5 * 4);
  for (const at of [12, 13, 23, 27]) data[at * 4 + 3] = 255;
  expect(inkIn({ data, width: 10, height: 5 })).toEqual({ x: 0.2, y: 0.2, width: 0.6, height: 0.4 });
  expect(inkIn({ data: new Uint8ClampedArray(200), width: 10, height: 5 })).toBeNull();
});
