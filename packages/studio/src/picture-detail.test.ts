import { expect, it } from 'vitest';
import { detailCopy, detailOf } from './picture-detail.ts';

/** Stripes with edges so many pixels wide. */
function stripes(side: number, wide: number): number[] {
  return Array.from({ length: side * side }, (_, place) => {
    const at = (place % side) % 64;
    const ramp = Math.min(1, Math.max(0, (at - 32 + wide / 2) / wide));
    const light = Math.round(40 + 170 * (at > 60 ? Math.max(0, 1 - (at - 60) / Math.min(4, wide)) : ramp));
    return [light, light, light, 255];
  }).flat();
}
const square = (side: number) => ({ width: side, height: side });

it('takes a picture with crisp edges for what it claims to be', () => {
  expect(detailOf(stripes(256, 1), square(256), square(2000))).toBe(2000);
});

it('says how little there is in a picture that was enlarged', () => {
  const pixels = Array.from({ length: 256 * 256 }, (_, place) => {
    const light = Math.round(128 + 90 * Math.sin(((place % 256) / 256) * Math.PI * 8));
    return [light, light, light, 255];
  }).flat();
  const detail = detailOf(pixels, square(256), square(2000)) ?? 0;
  expect(detail).toBeGreaterThan(10);
  expect(detail).toBeLessThan(80);
});

it('says nothing of a picture without an edge, and takes the smallest for what they are', () => {
  expect(
    detailOf(
      Array.from({ length: 64 * 64 * 4 }, () => 200),
      square(64),
      square(900),
    ),
  ).toBeUndefined();
  expect(
    detailOf(
      Array.from({ length: 20 * 20 * 4 }, () => 200),
      square(20),
      square(20),
    ),
  ).toBe(20);
});

it('looks at a copy that is no larger than the picture', () => {
  expect(detailCopy({ width: 8000, height: 6000 })).toEqual({ width: 512, height: 384 });
  expect(detailCopy({ width: 48, height: 36 })).toEqual({ width: 48, height: 36 });
});
