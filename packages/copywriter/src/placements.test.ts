import { expect, it } from 'vitest';
import { countCharacters, placements } from './placements.ts';

it.each([
  ['cold drinks', 11, 11],
  ['保冷24小时', 6, 10],
  ['冷たい', 3, 6],
  ['차갑게', 3, 6],
  ['（全角）', 4, 8],
  ['🚀', 1, 2],
  ['👩‍🚀', 3, 5],
  ['é', 1, 1],
  ['', 0, 0],
])('%s counts %i, and %i where wide characters count twice', (text, plain, wide) => {
  expect(countCharacters(text, placements.meta)).toBe(plain);
  expect(countCharacters(text, placements.tiktok)).toBe(wide);
});

it('counts a pictograph twice on Google, and in UTF-16 units where the network does', () => {
  expect(countCharacters('🚀 now', placements.google)).toBe(6);
  expect(countCharacters('🚀 now', placements.linkedin)).toBe(6);
  expect(countCharacters('🚀 now', placements.meta)).toBe(5);
});
