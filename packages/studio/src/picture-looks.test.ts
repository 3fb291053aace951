import { expect, it } from 'vitest';
import { coverageOf, groundCopy, isCutOut, isPlainSheet, tonesOf, toneCopy } from './picture-looks.ts';

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

it('knows a plain sheet by its edge, whatever stands in the middle', () => {
  const packshot = (edge: number) =>
    copyOf(toneCopy, (x, y) => {
      const inside = x > 3 && x < 20 && y > 3 && y < 20;
      return inside ? [90, 40, 20, 255] : [edge, edge, edge, 255];
    });
  expect([isPlainSheet(packshot(244)), isPlainSheet(packshot(180))]).toEqual([true, false]);
});
