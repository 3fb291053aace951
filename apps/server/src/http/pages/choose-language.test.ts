import { expect, it } from 'vitest';
import { chooseLanguage, cookieValue } from './choose-language.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

it.each([
  ['a remembered choice before the browser', 'a=1; i18n_redirected=ja', 'de', browser, 'ja'],
  ['a remembered English before the browser', 'i18n_redirected=en', 'de', browser, 'en'],
  ['the browser before English', undefined, 'de-AT,de;q=0.9,en;q=0.5', browser, 'de'],
  ['the browser when the cookie names no language', 'i18n_redirected=xx', 'ko-KR', browser, 'kr'],
  ['English when nothing is known', undefined, undefined, undefined, 'en'],
  ['English for a crawler, whatever it says', undefined, 'de', crawler, 'en'],
])('follows %s', (_, cookie, acceptLanguage, userAgent, locale) => {
  expect(chooseLanguage({ cookie, acceptLanguage, userAgent })).toBe(locale);
});

it('reads a cookie by its whole name', () => {
  expect(cookieValue('xi18n_redirected=de; i18n_redirected=fr', 'i18n_redirected')).toBe('fr');
  expect(cookieValue('i18n_redirected_old=de', 'i18n_redirected')).toBeUndefined();
  expect(cookieValue('', 'a')).toBeUndefined();
});
