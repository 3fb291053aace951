import { expect, it } from 'vitest';
import { keptChoice } from './kept-choice.ts';

it('finds the brand kit that work was made with, and that it was switched off', () => {
  expect(keptChoice({ brand: { id: 'kit-1', name: 'Kestrel' } })).toBe('kit-1');
  expect(keptChoice({ brand: null })).toBeNull();
  expect(keptChoice({ mode: 'sizes', order: { brand: { id: 'kit-2' } } })).toBe('kit-2');
});

it('leaves the choice open where nobody was asked', () => {
  expect(keptChoice(undefined)).toBeUndefined();
  expect(keptChoice({ product: {} })).toBeUndefined();
  // From before orders kept which kit it was.
  expect(keptChoice({ brand: { name: 'Kestrel' } })).toBeUndefined();
});
