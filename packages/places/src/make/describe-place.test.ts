import { expect, it } from 'vitest';
import { wordsOf } from './describe-place.ts';
import { levelsOf, stretch } from '@adwright/darkroom/tone.ts';

const size = { width: 160, height: 200 };
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
    ),
  ).toMatchObject({ light: 0.7, unrest: 0 });
  const busy = wordsOf(
    picture((x) => (x % 40 < 20 ? 0 : 1)),
    size,
  );
  expect(busy.unrest).toBeGreaterThan(0.4);
});

it('makes white white and leaves the order of tones', () => {
  const grey = picture((x) => 0.05 + (x / size.width) * 0.8);
  const made = stretch(grey, levelsOf(grey));
  expect(Math.max(...made)).toBeGreaterThan(0.95);
  expect(made[3 * 20]).toBeLessThan(made[3 * 120] ?? 0);
});
