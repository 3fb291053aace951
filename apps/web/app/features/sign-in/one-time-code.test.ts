import { expect, it } from 'vitest';
import { CODE_LENGTH, codeDigits } from './one-time-code.ts';

it.each([
  ['123456', '123456'],
  ['Your code: 012 345.', '012345'],
  ['12-34-56', '123456'],
  ['1234567890', '123456'],
  ['٠١٢٣٤٩', '012349'],
  ['۰۹۸۷۶۵', '098765'],
  ['１２３４５６', '123456'],
  ['०१२३४५', '012345'],
  ['12a', '12'],
  ['', ''],
])('reads %j as %s', (text, digits) => {
  expect(codeDigits(text, CODE_LENGTH)).toBe(digits);
});
