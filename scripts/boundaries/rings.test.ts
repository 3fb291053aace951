import { expect, test } from 'vitest';
import { findRings } from './rings.ts';

test('a ring of three is named once, and what only leads to it is not', () => {
  const edges = new Map([
    ['start', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
  ]);
  expect(findRings(edges)).toEqual([['a', 'b', 'c', 'a']]);
});

test('two ways to the same file are no ring', () => {
  const edges = new Map([
    ['top', ['left', 'right']],
    ['left', ['base']],
    ['right', ['base']],
    ['base', []],
  ]);
  expect(findRings(edges)).toEqual([]);
});
