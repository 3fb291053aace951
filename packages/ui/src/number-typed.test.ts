import { expect, it } from 'vitest';
import { numberTyped, roundedTo } from './number-typed.ts';

it('reads a height as it is written in English and in German', () => {
  expect(numberTyped(' 4.5 ')).toBe(4.5);
  expect(numberTyped('4,5')).toBe(4.5);
  expect(numberTyped('')).toBeNaN();
  expect(numberTyped('4.5 cm')).toBeNaN();
});

it('keeps as many places as a field has', () => {
  expect(roundedTo(4.5, 0)).toBe(5);
  expect(roundedTo(4.56, 1)).toBe(4.6);
  expect(roundedTo(0.1 + 0.2, 1)).toBe(0.3);
});
