import { expect, it } from 'vitest';
import { inLanguage, localeCookieText } from './language-choice.ts';

it.each([
  ['de', '/pricing', '/de/pricing?plan=pro#questions'],
  ['en', '/fr/pricing', '/pricing?plan=pro#questions'],
  ['ar', '/fr', '/ar?plan=pro#questions'],
  ['en', '/kr', '/?plan=pro#questions'],
] as const)('switching to %s on %s keeps page, query and anchor', (locale, pathname, address) => {
  expect(inLanguage(locale, { pathname, search: '?plan=pro', hash: '#questions' })).toBe(address);
});

it('is remembered for a year, on every path, and not sent across sites', () => {
  expect(localeCookieText('ja', false)).toBe('i18n_redirected=ja; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(localeCookieText('ja', true)).toMatch(/; Secure$/);
});
