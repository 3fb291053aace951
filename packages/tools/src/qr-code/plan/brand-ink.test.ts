import { expect, it } from 'vitest';
import { brandInk } from './brand-ink.ts';

it('draws a code in the first brand color that phones read on white', () => {
  expect(brandInk(['#ffd400', '#1d4ed8', '#111111'])).toBe('#1d4ed8');
  expect(brandInk(['#ffd400'])).toBeNull();
});
