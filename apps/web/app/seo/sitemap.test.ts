import { expect, it } from 'vitest';
import { sitemapXml } from './sitemap.ts';

it('lists each page in its own language, with all the others beside it', () => {
  const xml = sitemapXml('https://ads.example', 'kr', ['/', '/pricing']);
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://ads.example/kr',
    'https://ads.example/kr/pricing',
  ]);
  expect(xml.match(/hreflang="ko" href="https:\/\/ads\.example\/kr\/pricing"/g)).toHaveLength(1);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(2 * 16);
});

it('escapes what XML would read as markup', () => {
  expect(sitemapXml('https://ads.example', 'en', ['/a&b'])).toContain('<loc>https://ads.example/a&amp;b</loc>');
});
