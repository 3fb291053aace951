import { expect, it } from 'vitest';
import { coverageOf, groundCopy, isCutOut, isPlainSheet, isStudioGround, tonesOf, toneCopy } from './picture-looks.ts';

type Rgba = readonly [number, number, number, number];

function copyOf({ width, height }: { width: number; height: number }, at: (x: number, y: number) => Rgba): number[] {
  return Array.from({ length: width * height }, (_, place) => at(place % width, Math.floor(place / width))).flat();
}

it('takes an open ground for a cut-out, and rounded corners not', () => {
  const open = copyOf(groundCopy, (x) => [10, 20, 30, x < 10 ? 0 : 255]);
  const rounded = copyOf(groundCopy, (x, y) => [10, 20, 30, x < 6 && y < 6 ? 0 : 255]);
  expect([isCutOut(open), isCutOut(rounded)]).toEqual([true, false]);
  expect(coverageOf(open)).toBeCloseTo(86 / 96);
});

it('tells between which tones a photograph lies, passing over a few stray pixels', () => {
  const photo = copyOf(toneCopy, (x, y) => {
    if (y === 0 && x < 3) return [0, 0, 0, 255];
    if (y === 23 && x < 3) return [255, 255, 255, 255];
    return x < 12 ? [64, 64, 64, 255] : [200, 200, 200, 255];
  });
  expect(tonesOf(photo)).toEqual({ dark: '#404040', light: '#c8c8c8' });
});

it('sees what is clear as white', () => {
  expect(tonesOf(copyOf(toneCopy, () => [0, 0, 0, 0]))).toEqual({ dark: '#ffffff', light: '#ffffff' });
});

const onGround = (
  ground: (x: number, y: number) => Rgba,
  isThing = (x: number, y: number) => x > 12 && x < 80 && y > 12,
) => copyOf(groundCopy, (x, y) => (isThing(x, y) && y < 80 ? [90, 40, 20, 255] : ground(x, y)));
const even = (level: number) => (): Rgba => [level, level, level, 255];

it('knows a plain sheet by its edge, whatever stands in the middle', () => {
  expect([244, 200, 120].map((level) => isPlainSheet(onGround(even(level))))).toEqual([true, true, false]);
});

it('knows it with darker corners, with a camera’s tint and with a sofa that reaches the edges', () => {
  const fallingOff = onGround((x, y) => even(Math.round(245 - Math.hypot(x - 48, y - 48) / 2))());
  const tinted = onGround(() => [240, 236, 231, 255]);
  const sofa = onGround(even(245), (_, y) => y > 40);
  expect([fallingOff, tinted, sofa].map(isPlainSheet)).toEqual([true, true, true]);
});

it('tells a coloured backdrop from a sheet, and both from a room', () => {
  const peach = onGround((_, y) => [240 - y / 4, 200 - y / 5, 170 - y / 6, 255]);
  const room = onGround((x, y) => ((x + y) % 4 < 2 ? [150, 120, 90, 255] : [240, 240, 240, 255]));
  expect([peach, room].map(isStudioGround)).toEqual([true, false]);
  expect([peach, room].map(isPlainSheet)).toEqual([false, false]);
});
