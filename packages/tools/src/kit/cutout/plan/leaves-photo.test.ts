import { expect, it } from 'vitest';
import { frayCopy } from './is-frayed.ts';
import { leavesPhoto } from './leaves-photo.ts';

/** Alpha from 0 to 255 where it is told, x and y from 0 to 1. */
function left(alphaAt: (x: number, y: number) => number): boolean {
  const { width, height } = frayCopy;
  const pixels = Array.from({ length: width * height }, (_, place) => {
    const at = [(place % width) / (width - 1), Math.floor(place / width) / (height - 1)] as const;
    return [90, 60, 30, alphaAt(...at)];
  });
  return leavesPhoto(pixels.flat());
}

const solid = (isThere: boolean): number => (isThere ? 255 : 0);

it.each<[string, (x: number, y: number) => number, boolean]>([
  ['a bottle with space around it', (x, y) => solid(x > 0.4 && x < 0.6 && y > 0.1 && y < 0.9), false],
  ['a bottle whose cap is above the photo', (x, y) => solid(x > 0.45 && x < 0.55 && y < 0.9), true],
  ['a shoe whose toe is beside the photo', (x, y) => solid(x < 0.7 && y > 0.4 && y < 0.6), true],
  ['one that leaves it at the other side', (x, y) => solid(x > 0.3 && y > 0.4 && y < 0.6), true],
  ['a bottle whose foot is below the photo', (x, y) => solid(x > 0.3 && x < 0.7 && y > 0.2), true],
  [
    'the shadow of one that stands near the lower edge',
    (x, y) => (y > 0.97 ? 150 : solid(y > 0.2 && y < 0.95 && x > 0.2 && x < 0.8)),
    false,
  ],
  ['a foot that just touches the lower edge', (x, y) => solid(y > 0.2 && Math.abs(x - 0.5) < 0.5 - y * 0.48), false],
  ['a stray speck at the upper edge', (x, y) => solid(y < 0.01 && x > 0.5 && x < 0.51), false],
  ['a photo with its ground still there', () => 255, true],
])('judges %s', (_, alphaAt, leaves) => {
  expect(left(alphaAt)).toBe(leaves);
});
