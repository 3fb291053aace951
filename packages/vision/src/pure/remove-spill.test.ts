import { expect, it } from 'vitest';
import { removeSpill } from './remove-spill.ts';

it('takes the old ground out of the edge and leaves the rest alone', () => {
  // Red thing, half-transparent edge that shows green, then nothing.
  const row = [
    [220, 0, 0, 255],
    [220, 0, 0, 255],
    [110, 120, 0, 128],
    [40, 180, 0, 60],
    [0, 200, 0, 0],
  ];
  const rgba = Uint8Array.from([...row, ...row, ...row].flat());
  removeSpill(rgba, 5, 3);
  const pixel = (x: number) => [...rgba.subarray((5 + x) * 4, (5 + x) * 4 + 4)];
  expect(pixel(0)).toEqual([220, 0, 0, 255]);
  expect(pixel(2)[1]).toBeLessThan(40);
  expect(pixel(2)[0]).toBeGreaterThan(180);
  expect(pixel(3)[1]).toBeLessThan(60);
  expect([pixel(2)[3], pixel(3)[3]]).toEqual([128, 60]);
  expect(pixel(4)).toEqual([0, 200, 0, 0]);
});
