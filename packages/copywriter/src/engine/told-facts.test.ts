import { expect, it } from 'vitest';
import { productNames, sentencesOf } from './told-facts.ts';

it.each([
  ['Holds 3.5 liters. Folds flat!', ['Holds 3.5 liters.', 'Folds flat!']],
  ['Made with Dr. Bronner since 1948. Vegan.', ['Made with Dr. Bronner since 1948.', 'Vegan.']],
  ['Smells like Chanel No. 5 at night.', ['Smells like Chanel No. 5 at night.']],
  ['Passt z. B. in jede Tasche. Wiegt 1,2 kg.', ['Passt z. B. in jede Tasche.', 'Wiegt 1,2 kg.']],
  ['防水です。軽い！', ['防水です。', '軽い！']],
])('%s has whole sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it.each([
  ['Fjord Flask - 750 ml, steel', 'Fjord Flask'],
  ['Puzzle 2,000 pieces, wood', 'Puzzle 2,000 pieces'],
  ['Clock 10:10: oak', 'Clock 10:10'],
])('%s is called %s', (title, name) => {
  expect(productNames(title)).toEqual([name]);
});
