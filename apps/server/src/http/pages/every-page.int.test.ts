import { pages } from '@adwright/content/pages.ts';
import { localeCodes, localeOf } from '@adwright/i18n/locales.ts';
import { localizedPath } from '@adwright/i18n/negotiate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';
import { origin, serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
beforeAll(async () => {
  served = await serveBuild();
});
afterAll(() => served.stop());

const languageTags = 'en ru ja id ar zh-Hans de es fr it ko nl pt tr zh-Hant x-default'.split(' ');

function contentOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

it('has the forty public pages of the product', () => {
  expect(pages).toHaveLength(40);
  expect(pages.map(({ path }) => path)).toContain('/website-adwright');
});

describe.each(localeCodes)('in %s', (locale) => {
  const { tag, dir } = localeOf(locale);

  it.each(pages.map(({ path }) => path))('%s says what it is', async (path) => {
    const answer = await served.get(localizedPath(locale, path), { 'accept-language': 'en' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(contentOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(origin + localizedPath(locale, path));
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map((match) => match[1])).toEqual(languageTags);
    expect(alternates.at(-1)?.[2]).toBe(origin + path);
    expect(alternates.find((match) => match[1] === tag)?.[2]).toBe(origin + localizedPath(locale, path));
    expect(contentOf(html, /<title>([^<]+)<\/title>/)).toMatch(/\S/);
    expect(contentOf(html, /<meta name="description" content="([^"]+)"/)).toMatch(/\S/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toContain('origin.invalid');
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const hash of inlineScriptHashes(html)) expect(policy).toContain(`'${hash}'`);
  });

  it('gives every page a title of its own', async () => {
    const titles = await Promise.all(
      pages.map(async ({ path }) => {
        const html = await (await served.get(localizedPath(locale, path), { 'accept-language': 'en' })).text();
        return contentOf(html, /<title>([^<]+)<\/title>/);
      }),
    );
    expect(new Set(titles).size).toBe(pages.length);
  });

  it('has a sitemap of its own pages', async () => {
    const answer = await served.get(localizedPath(locale, '/sitemap.xml'));
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual(pages.map(({ path }) => origin + localizedPath(locale, path)));
    expect(xml.match(/<xhtml:link /g)).toHaveLength(pages.length * languageTags.length);
  });
});

it('tells crawlers of all fifteen sitemaps', async () => {
  const robots = await (await served.get('/robots.txt')).text();
  expect(robots.match(/^Sitemap: .+\/sitemap\.xml$/gm)).toHaveLength(15);
  expect(robots).toContain(`Sitemap: ${origin}/kr/sitemap.xml`);
});

it('never lets a policy run scripts that it does not name', async () => {
  const policy = (await served.get('/', { 'accept-language': 'en' })).headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
