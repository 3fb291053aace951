import { expect, it } from 'vitest';
import { padJpeg } from './pad-jpeg.ts';

it('makes a light file heavy enough without touching the picture', () => {
  const file = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xd9]);
  const heavy = padJpeg(file, 70_000);
  expect(heavy.length).toBeGreaterThanOrEqual(70_000);
  expect(heavy.length).toBeLessThan(70_010);
  expect(heavy.subarray(0, 8)).toEqual(file.subarray(0, 8));
  expect(heavy.readUInt16BE(8)).toBe(0xfffe);
  expect(heavy.subarray(-2)).toEqual(file.subarray(-2));
  expect(padJpeg(file, 5)).toBe(file);
});
