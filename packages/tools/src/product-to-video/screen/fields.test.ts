import { expect, it } from 'vitest';
import { canAdd, withMove } from './fields.ts';

it('adds shots in the order they are chosen, the price last, and takes one out again', () => {
  expect(withMove(['price', 'light'], 'macro')).toEqual(['light', 'macro', 'price']);
  expect(withMove(['light', 'macro', 'price'], 'macro')).toEqual(['light', 'price']);
});

it('takes no fifth shot, and never one that was chosen for another', () => {
  const four = ['parallax', 'light', 'macro', 'orbit'] as const;
  expect(withMove(four, 'unboxing')).toEqual(four);
  expect([canAdd(four), canAdd(four.slice(1))]).toEqual([false, true]);
});
