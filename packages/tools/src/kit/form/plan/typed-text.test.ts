import { expect, it } from 'vitest';
import { amountIn, linesIn } from './typed-text.ts';

it.each([
  ['79', 79],
  ['2.', 2],
  ['4,5', 4.5],
  ['', null],
  [' ', null],
  ['free', null],
])('reads %j as %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it('reads a list line by line', () => {
  expect(linesIn(' One \n\n  \nTwo')).toEqual(['One', 'Two']);
});
