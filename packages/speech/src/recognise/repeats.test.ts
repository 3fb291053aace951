import { expect, it } from 'vitest';
import { repeatedTail } from './repeats.ts';

const times = (count: number, ...tokens: number[]): number[] => Array.from({ length: count }, () => tokens).flat();

it('finds what goes round in circles, of whatever length, and keeps it once', () => {
  expect(repeatedTail([5, 6, ...times(12, 7)])).toBe(11);
  expect(repeatedTail([5, ...times(4, 1, 2, 3)])).toBe(9);
  expect(repeatedTail([5, ...times(3, 1, 2, 3, 4)])).toBe(8);
  expect(repeatedTail(times(3, 1, 2, 3, 4, 5, 6, 7))).toBe(14);
});

it('leaves what people say twice', () => {
  expect(repeatedTail([5, ...times(3, 7)])).toBe(0);
  expect(repeatedTail(times(2, 1, 2, 3, 4, 5, 6))).toBe(0);
  expect(repeatedTail([])).toBe(0);
});
