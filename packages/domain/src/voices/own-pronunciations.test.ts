import { expect, it } from 'vitest';
import { heardIn } from './own-pronunciations.ts';

const acme = { word: 'Acme', say: 'ack mee' };

it('takes what is in the line, whatever its case, and leaves the rest of the dictionary', () => {
  expect(heardIn('Buy ACME today.', [acme, { word: 'Nike', say: 'nai kee' }])).toEqual([acme]);
  expect(heardIn('Buy now.', [acme])).toEqual([]);
});

it('never makes a long speech of a short line', () => {
  const flood = { word: 'tea', say: 'a very long story that nobody has asked for' };
  expect(heardIn('tea '.repeat(100), [flood, acme])).toEqual([]);
  expect(heardIn('Acme tea', [flood, acme])).toEqual([flood, acme]);
});
