import { expect, it } from 'vitest';
import { leastSharp, sharpInAds, smallestTooSmall } from './too-small.ts';

const square = (side: number) => ({ width: side, height: side });

it('names the smallest of the pictures that would be enlarged more than twice', () => {
  expect(smallestTooSmall([square(2000), square(150), square(90)], 1080)).toEqual(square(90));
  expect(smallestTooSmall([square(540), square(2000)], 1080)).toBeNull();
  expect(smallestTooSmall([], 1080)).toBeNull();
});

it('asks of a product half of the largest ad it is for, and never less than can be recognised', () => {
  expect(sharpInAds([square(300), { width: 1080, height: 1920 }])).toBe(960);
  expect(sharpInAds([square(300)])).toBe(leastSharp);
  expect(sharpInAds([])).toBe(leastSharp);
});
