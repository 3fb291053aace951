import { expect, it } from 'vitest';
import { bandsOf, wordsOf } from './describe-place.ts';
import { levelsOf, stretch } from '@adwright/darkroom/tone.ts';

const size = { width: 160, height: 200 };
const stand = { x: 80, y: 140, pxPerM: 288, heightM: 0.26, widthM: 0.26 };
const above = bandsOf({ size: [160, 200], stand });
const picture = (light: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: size.width * size.height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return light(pixel % size.width, Math.floor(pixel / size.width));
  });

it('tells a calm wall from a busy one', () => {
  expect(
    wordsOf(
      picture(() => 0.7),
      size,
      above,
    ),
  ).toMatchObject({ light: 0.7, unrest: 0 });
  const busy = wordsOf(
    picture((x) => (x % 40 < 20 ? 0 : 1)),
    size,
    above,
  );
  expect(busy.unrest).toBeGreaterThan(0.4);
});

it('finds room for words beside the product in a wide picture, where it is calmest', () => {
  const across = (x: number) => bandsOf({ size: [200, 160], stand: { ...stand, x } });
  expect(across(124)).toEqual([{ x: 0.05, y: 0.1, width: 0.353, height: 0.46 }]);
  const wide = { width: 200, height: 160 };
  const leftBusy = Float32Array.from({ length: 200 * 160 * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % 200;
    return x < 100 && x % 20 < 10 ? 0 : 0.6;
  });
  expect(wordsOf(leftBusy, wide, across(100))).toMatchObject({ light: 0.6, unrest: 0 });
});

it('makes white white and leaves the order of tones', () => {
  const grey = picture((x) => 0.05 + (x / size.width) * 0.8);
  const made = stretch(grey, levelsOf(grey));
  expect(Math.max(...made)).toBeGreaterThan(0.95);
  expect(made[3 * 20]).toBeLessThan(made[3 * 120] ?? 0);
});
