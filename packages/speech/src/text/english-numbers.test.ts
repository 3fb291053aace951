import { expect, it } from 'vitest';
import { englishWords } from './english-numbers.ts';

it.each([
  ['Save 30 now', 'save thirty now'],
  ['1299 dollars', 'one thousand two hundred ninety nine dollars'],
  ['It’s 4.5 stars!', "it's four point five stars"],
  ['1000000', 'one million'],
])('%s → %s', (text, words) => {
  expect(englishWords(text).join(' ')).toBe(words);
});
