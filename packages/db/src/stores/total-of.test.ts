import { expect, it } from 'vitest';
import { totalOf } from './total-of.ts';

const counted = () => Promise.resolve(77);

it.each([
  ['nothing at all', 1, 0, 0],
  ['a first page with room left', 1, 9, 9],
  ['a later page with room left', 3, 9, 29],
  ['a full page', 1, 10, 77],
  ['a page beyond the last', 4, 0, 77],
])('knows how many there are from %s', async (_, page, found, total) => {
  expect(await totalOf({ page, page_size: 10 }, found, counted)).toBe(total);
});
