import { expect, test } from 'vitest';
import { monthKey, monthStart, nextMonthStart } from './month.ts';

test('a month runs from its first moment to the next one’s, over the year’s end too', () => {
  const now = new Date('2026-12-31T23:59:59.999Z');
  expect(monthKey(now)).toBe('2026-12');
  expect(monthStart(now).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(nextMonthStart(now).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
