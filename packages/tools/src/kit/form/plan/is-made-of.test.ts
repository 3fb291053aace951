import type { Run } from '@adwright/contract/run/run.ts';
import { expect, it } from 'vitest';
import { isMadeOf, isRunOf } from './is-made-of.ts';

const made = (input: object, status: Run['status'] = 'succeeded'): Run => ({ status, input }) as Run;

it('knows a result of the same input, in whatever order its fields come', () => {
  expect(isMadeOf(made({ a: 1, b: 2 }), { b: 2, a: 1 })).toBe(true);
  expect(isMadeOf(made({ a: 1, b: 2 }), { b: 3, a: 1 })).toBe(false);
});

it('knows none before it is there, nor of an input that cannot be run', () => {
  expect(isMadeOf(null, { a: 1 })).toBe(false);
  expect(isMadeOf(made({ a: 1 }, 'processing'), { a: 1 })).toBe(false);
  expect(isMadeOf(made({ a: 1 }), undefined)).toBe(false);
});

it('takes what the run found for no change', () => {
  expect(isMadeOf(made({ a: 1, seen: null }), { a: 1, seen: { faces: 2 } }, 'seen')).toBe(true);
  expect(isMadeOf(made({ a: 1, seen: null }), { a: 2, seen: { faces: 2 } }, 'seen')).toBe(false);
});

it('knows what a run is of that is still under way', () => {
  expect(isRunOf(made({ a: 1 }, 'processing'), { a: 1 })).toBe(true);
  expect(isRunOf(made({ a: 1 }, 'processing'), { a: 2 })).toBe(false);
  expect(isRunOf(made({ a: 1 }, 'processing'), undefined)).toBe(false);
  expect(isRunOf(null, { a: 1 })).toBe(false);
});
