import { expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

it('reads seconds and dates, and nothing else', () => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  expect(retryAfterOf('2', now)).toBe(2000);
  expect(retryAfterOf('0.5', now)).toBe(500);
  expect(retryAfterOf('Sun, 15 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterOf('Sun, 15 Nov 2026 09:00:00 GMT', now)).toBe(0);
  for (const nothing of [null, '', 'soon', '-3']) expect(retryAfterOf(nothing, now)).toBeNull();
});
