import { expect, it } from 'vitest';
import { withBadge } from './tab-badge.ts';

it.each([
  ['Adwright', 1, '(1) Adwright'],
  ['(1) Adwright', 12, '(12) Adwright'],
  ['(12) Adwright', 0, 'Adwright'],
  ['(beta) Adwright', 0, '(beta) Adwright'],
])('writes %s with %i as %s', (title, count, expected) => {
  expect(withBadge(title, count)).toBe(expected);
});
