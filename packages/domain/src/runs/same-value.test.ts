import { expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

it('ignores the order of keys at every depth', () => {
  expect(
    sameValue({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: null } }, { b: { f: null, c: [1, { e: 3, d: 2 }] }, a: 1 }),
  ).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: '1' }, { a: 1 }],
  [null, {}],
])('tells %j from %j', (left, right) => {
  expect(sameValue(left, right)).toBe(false);
});

it('treats a missing field and an undefined one alike, as JSON does', () => {
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
