import { expect, it } from 'vitest';
import { evenOut } from './even-out.ts';

const size = { width: 240, height: 160 };
type Rgb = readonly [number, number, number];

function picture(at: (x: number, y: number) => Rgb): Uint8Array {
  const bytes = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) bytes.set(at(x, y), (y * size.width + x) * 3);
  return bytes;
}
const pixel = (bytes: Uint8Array, x: number, y: number): Rgb =>
  [...bytes.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3)] as unknown as Rgb;
const apart = (one: Rgb, other: Rgb): number => Math.max(...one.map((value, k) => Math.abs(value - (other[k] ?? 0))));

/** A grey wall in squares that are a little pink and a little green, as what packs pictures leaves it. */
const blocky = (x: number, y: number): Rgb => (((x >> 4) + (y >> 4)) % 2 ? [182, 176, 172] : [176, 178, 172]);

it('takes the grid of a packed picture from a wall that is out of focus', () => {
  const bytes = picture(blocky);
  evenOut(bytes, size);
  const row = Array.from({ length: 128 }, (_, step) => pixel(bytes, 56 + step, 80));
  const steps = row.slice(1).map((value, at) => apart(value, row[at] as Rgb));
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  expect(apart([179, 177, 172], row[40] as Rgb)).toBeLessThanOrEqual(3);
});

it('leaves edges where they are and colours side by side, and what is in focus as it was', () => {
  const edge = picture((x) => (x < 120 ? [200, 60, 40] : [150, 150, 150]));
  evenOut(edge, size);
  expect(apart(pixel(edge, 100, 80), [200, 60, 40])).toBeLessThanOrEqual(5);
  expect(apart(pixel(edge, 140, 80), [150, 150, 150])).toBeLessThanOrEqual(5);
  const sharp = picture((x, y) => ((x + y) % 2 ? [120, 110, 100] : [110, 100, 92]));
  const kept = Uint8Array.from(sharp);
  evenOut(sharp, size);
  expect(sharp).toEqual(kept);
});
