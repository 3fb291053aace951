import { expect, it } from 'vitest';
import { isThin } from './is-thin.ts';

const [width, height] = [500, 500];
const plane = (isThere: (x: number, y: number) => boolean) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => (isThere(i % width, Math.floor(i / width)) ? 1 : 0)),
});

it.each([
  ['a cable', true, plane((x, y) => Math.abs(y - 250 - 120 * Math.sin(x / 60)) < 5 && x > 60 && x < 440)],
  [
    'a cable with a plug at its end',
    true,
    plane((x, y) => (Math.abs(y - x) < 5 || (x > 420 && y > 420)) && x > 60 && x < 450),
  ],
  [
    'a lamp with a thin arm',
    false,
    plane((x, y) => (Math.abs(y - x) < 8 && x > 60) || Math.hypot(x - 120, y - 120) < 90),
  ],
  ['nothing', false, plane(() => false)],
])('tells by the width of all of it: %s', (_, expected, seen) => {
  expect(isThin(seen)).toBe(expected);
});
