import { expect, it } from 'vitest';
import { wordsWithin } from './words-within.ts';

it.each([
  ['what fits', 'Steel bottle', 12, 'Steel bottle'],
  ['a sentence', 'Steel bottle for tea', 15, 'Steel bottle'],
  ['one endless word', 'Donaudampfschifffahrt', 5, 'Donau'],
  ['Japanese', '真空断熱ステンレスボトル', 5, '真空断熱'],
  ['a character of two halves', `${'a'.repeat(9)} 👍🏽`, 11, 'a'.repeat(9)],
  ['nothing but such', '👍👍👍', 3, '👍'],
])('keeps whole words of %s', (_case, text, most, kept) => {
  expect(wordsWithin(text, most)).toBe(kept);
});
