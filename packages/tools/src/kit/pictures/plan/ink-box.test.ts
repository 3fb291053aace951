import { expect, it } from 'vitest';
import { inkOf } from './ink-box.ts';

it('finds the rectangle with ink, and none where there is none', () => {
  const alpha = new Uint8Array(6 * 4);
  expect(inkOf(alpha, 6, 4, 1, 0)).toBeNull();
  alpha[1 * 6 + 2] = 255;
  alpha[2 * 6 + 4] = 200;
  alpha[0] = 5;
  expect(inkOf(alpha, 6, 4, 1, 0)).toEqual({ left: 2, top: 1, width: 3, height: 2 });
});
