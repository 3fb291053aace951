import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it.each([
  [0, '0:00'],
  [7.4, '0:07'],
  // A film of fifteen seconds whose last frame is short.
  [14.97, '0:15'],
  [59.6, '1:00'],
  [65, '1:05'],
  [605.2, '10:05'],
  [-0.2, '0:00'],
])('says %s seconds as players do: %s', (seconds, said) => {
  expect(clock(seconds)).toBe(said);
});

it.each([
  [5.04, '0:05.0'],
  [59.97, '1:00.0'],
  [83.25, '1:23.3'],
])('says tenths where words begin and end: %s', (seconds, said) => {
  expect(clock(seconds, 1)).toBe(said);
});
