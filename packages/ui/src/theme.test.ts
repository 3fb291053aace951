import { expect, it } from 'vitest';
import { themeCookieText } from './theme.ts';

it('keeps a choice for a year, on every path, and does not send it across sites', () => {
  expect(themeCookieText('dark', false)).toBe('theme=dark; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(themeCookieText('light', true)).toMatch(/; Secure$/);
});

it('forgets it when the system decides again', () => {
  expect(themeCookieText('system', false)).toContain('Max-Age=0;');
});
