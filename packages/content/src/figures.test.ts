import { expect, it } from 'vitest';
import { dollarsIn } from './figures.ts';

it('keeps a price in one piece among words that read from the right', () => {
  expect(dollarsIn('ar')(396)).toMatch(/^\u2066.*396.*\$\u2069$/u);
  expect(dollarsIn('en')(396)).toBe('$396');
});
