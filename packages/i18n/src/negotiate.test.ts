import { describe, expect, it } from 'vitest';
import { localeCodes } from './locales.ts';
import { localeForTag, localizedPath, negotiateLocale, preferredTags, splitLocale } from './negotiate.ts';

describe('negotiateLocale', () => {
  it('obeys the cookie before the browser', () => {
    expect(negotiateLocale('ja', 'de')).toBe('ja');
  });
  it('ignores a cookie that names no language of ours', () => {
    expect(negotiateLocale('xx', 'de')).toBe('de');
  });
  it('takes the most wanted language that exists', () => {
    expect(negotiateLocale(undefined, 'sv, fr;q=0.4, it;q=0.8')).toBe('it');
  });
  it('keeps the order of equally wanted languages', () => {
    expect(negotiateLocale(undefined, 'nl, tr')).toBe('nl');
  });
  it('never answers a language refused with q=0', () => {
    expect(negotiateLocale(undefined, 'de;q=0, es;q=0.1')).toBe('es');
  });
  it.each([undefined, '', '*', 'sv', ';;q=,', 'de;q=nonsense'])('falls back to English for %j', (header) => {
    expect(negotiateLocale(undefined, header)).toBe('en');
  });
});

describe('localeForTag', () => {
  it.each([
    ['zh-Hant-TW', 'zh'],
    ['zh-TW', 'zh'],
    ['zh-HK', 'zh'],
    ['zh-CN', 'cn'],
    ['zh-Hans-SG', 'cn'],
    ['zh', 'cn'],
    ['ko-KR', 'kr'],
    ['pt-BR', 'pt'],
    ['de-AT', 'de'],
    ['en_US', 'en'],
    ['sv', undefined],
  ])('%s → %s', (tag, code) => {
    expect(localeForTag(tag)).toBe(code);
  });
});

it('reads weights, spaces and capitals of Accept-Language', () => {
  expect(preferredTags('DE-at ; Q=0.5,fr')).toEqual(['fr', 'de-at']);
});

describe('paths', () => {
  it.each([
    ['en', '/pricing', '/pricing'],
    ['de', '/pricing', '/de/pricing'],
    ['de', 'pricing', '/de/pricing'],
    ['ar', '/', '/ar'],
    ['ar', '/?a=1', '/ar?a=1'],
    ['ar', '/#steps', '/ar#steps'],
  ] as const)('%s %s → %s', (locale, path, address) => {
    expect(localizedPath(locale, path)).toBe(address);
  });
  it.each([
    ['/de/pricing', 'de', '/pricing'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de?x=1', 'de', '/?x=1'],
    ['/design', 'en', '/design'],
    ['/en/pricing', 'en', '/en/pricing'],
    ['/', 'en', '/'],
  ])('%s is %s and %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });
  it('comes back whole in every language', () => {
    for (const locale of localeCodes)
      expect(splitLocale(localizedPath(locale, '/a/b?c#d'))).toEqual({ locale, path: '/a/b?c#d' });
  });
});
