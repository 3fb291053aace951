import { expect, it } from 'vitest';
import { sameInput } from './same-input.ts';

it('finds the same said in another order, and where what says nothing was not asked for yet', () => {
  expect(sameInput({ a: 1, b: { c: null, d: [2] } }, { b: { d: [2] }, a: 1 })).toBe(true);
  expect(sameInput({ a: 1, place: null }, { a: 1, place: 'kitchen-oak' })).toBe(false);
  expect(sameInput({ a: [null, 1] }, { a: [1] })).toBe(false);
});
