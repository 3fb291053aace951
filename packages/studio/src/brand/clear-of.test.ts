import { expect, it } from 'vitest';
import { apart, clear, clearOf } from './clear-of.ts';

it('leaves a ground alone that a product stands out from', () => {
  expect(clearOf('#f2df3a', '#123246')).toBe('#f2df3a');
});

it.each(['#0f8a86', '#d9562b', '#111111', '#fafafa', '#808080'])(
  'moves a ground away from a product of its own colour: %s',
  (colour) => {
    expect(apart(clearOf(colour, colour), colour)).toBeGreaterThanOrEqual(clear);
  },
);

it('takes the other shade where the first would drown in what is around', () => {
  expect(apart(clearOf('#0f8a86', '#14807c', '#041a19'), '#041a19')).toBeGreaterThanOrEqual(clear);
});
