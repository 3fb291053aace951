import { localeCodes } from '@adwright/i18n/locales.ts';
import { describe, expect, it } from 'vitest';
import { alternatesOf, canonicalUrl, openGraphLocale } from './alternates.ts';

const origin = 'https://ads.example';

describe('alternatesOf', () => {
  const byTag = new Map(alternatesOf(origin, '/pricing').map(({ hreflang, href }) => [hreflang, href]));

  it('names every language once, and a default', () => {
    expect(byTag.size).toBe(localeCodes.length + 1);
  });

  it.each([
    ['ko', '/kr/pricing'],
    ['zh-Hans', '/cn/pricing'],
    ['zh-Hant', '/zh/pricing'],
    ['en', '/pricing'],
    ['x-default', '/pricing'],
    ['ar', '/ar/pricing'],
  ])('%s is %s', (tag, path) => {
    expect(byTag.get(tag)).toBe(origin + path);
  });

  it('never uses a path prefix as a language tag', () => {
    for (const prefix of ['kr', 'cn', 'zh']) expect(byTag.has(prefix)).toBe(false);
  });
});

it('writes the home page without a doubled or missing slash', () => {
  expect(canonicalUrl(origin, 'en', '/')).toBe('https://ads.example/');
  expect(canonicalUrl(origin, 'de', '/')).toBe('https://ads.example/de');
});

it.each([
  ['en', 'en_US'],
  ['kr', 'ko_KR'],
  ['cn', 'zh_CN'],
  ['zh', 'zh_TW'],
] as const)('Open Graph knows %s as %s', (locale, name) => {
  expect(openGraphLocale(locale)).toBe(name);
});
