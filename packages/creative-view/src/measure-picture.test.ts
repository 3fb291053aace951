import { expect, it } from 'vitest';
import { looksOfPixels } from './measure-picture.ts';

const pixels = (count: number, ...rgba: number[]): number[] => Array.from({ length: count }, () => rgba).flat();

it('knows a cut-out by its open ground', () => {
  expect(looksOfPixels([...pixels(90, 10, 20, 30, 255), ...pixels(10, 0, 0, 0, 0)])).toMatchObject({
    cutout: true,
  });
});

it('tells between which tones a photograph lies, passing over a few stray pixels', () => {
  const photo = [...pixels(1, 0, 0, 0, 255), ...pixels(60, 64, 64, 64, 255), ...pixels(60, 200, 200, 200, 255)];
  expect(looksOfPixels([...photo, ...pixels(1, 255, 255, 255, 255)])).toEqual({
    tones: { dark: '#404040', light: '#c8c8c8' },
  });
});
