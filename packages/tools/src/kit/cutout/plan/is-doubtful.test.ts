import { groundCopy } from '@adwright/studio/picture-looks.ts';
import { expect, it } from 'vitest';
import { isDoubtful } from './is-doubtful.ts';
import { frayCopy } from './is-frayed.ts';

/** Solid where it is told, x and y from 0 to 1. */
function doubted(isThere: (x: number, y: number) => boolean): boolean {
  const copyOf = ({ width, height }: { width: number; height: number }) =>
    Array.from({ length: width * height }, (_, place) => {
      const solid = isThere((place % width) / (width - 1), Math.floor(place / width) / (height - 1));
      return [90, 60, 30, solid ? 255 : 0];
    }).flat();
  return isDoubtful(copyOf(groundCopy), copyOf(frayCopy));
}

it.each<[string, (x: number, y: number) => boolean, boolean]>([
  ['a bottle', (x, y) => x > 0.4 && x < 0.6 && y > 0.1 && y < 0.9, false],
  ['a bottle that the photo cuts off below', (x, y) => x > 0.3 && x < 0.7 && y > 0.2, false],
  ['a rug that reaches both sides', (_, y) => y > 0.4 && y < 0.8, false],
  ['the hills of a landscape', (_, y) => y > 0.5, true],
  ['a whole room', (x, y) => x + y > 0.05, true],
  ['a speck', (x, y) => x > 0.48 && x < 0.52 && y > 0.48 && y < 0.52, true],
])('judges %s', (_, isThere, doubtful) => {
  expect(doubted(isThere)).toBe(doubtful);
});
