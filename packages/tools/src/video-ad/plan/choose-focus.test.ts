import { expect, it } from 'vitest';
import { chooseFocus } from './choose-focus.ts';

/** A grey picture with a checkered square in it: the one thing to look at. */
function withSubject(size: { width: number; height: number }, left: number, top: number): Uint8Array {
  const rgb = new Uint8Array(size.width * size.height * 3).fill(128);
  for (let y = top; y < top + 20; y += 1)
    for (let x = left; x < left + 20; x += 1)
      rgb.fill((x + y) % 2 ? 255 : 0, (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
  return rgb;
}

it('keeps the subject of a wide clip in an upright film', () => {
  const size = { width: 160, height: 90 };
  expect(chooseFocus(withSubject(size, 125, 40), size).x).toBeGreaterThan(0.65);
  expect(chooseFocus(withSubject(size, 10, 40), size).x).toBeLessThan(0.35);
});

it('keeps the subject of an upright clip in a wide film', () => {
  const size = { width: 90, height: 160 };
  expect(chooseFocus(withSubject(size, 35, 130), size).y).toBeGreaterThan(0.65);
});
