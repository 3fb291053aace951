import { localeCodes } from '@adwright/i18n/locales.ts';
import { describe, expect, it } from 'vitest';
import { loadNavigation, loadPage } from './load-page.ts';
import { type PageEntry, pageByPath, pages } from './pages.ts';

/** Every path of the specification's public pages, copied by hand so that a lost page is noticed. */
const specified = [
  '/ /terms /privacy-policy /pricing /onboarding /cgi-ad /ugc-ads /ad-finder /ad-tracker /ads-library',
  '/amazon-ads /tiktok-ads /discord-ads /youtube-ads /facebook-ads /linkedin-ads /instagram-ads',
  '/image-ad-cloner /ai-image-resizer /ai-talking-photo /gif-banner-maker /ppc-ad-generator /website-adwright',
  '/ad-copy-generator /ai-hook-generator /ai-lip-sync-video /ad-script-generator /ad-slogan-generator',
  '/ai-avatar-generator /ai-banner-generator /ai-poster-generator /product-video-maker /display-ad-generator',
  '/how-to-use-extension /ad-headline-generator /ai-radio-ad-generator /ai-brand-voice-generator',
  '/call-to-action-generator /ai-product-image-generator /product-description-generator',
].flatMap((line) => line.split(' '));

it('lists exactly the pages of the specification', () => {
  expect(pages.map(({ path }) => path as string).toSorted()).toEqual(specified.toSorted());
});

it.each(['/pricing', '/pricing/'])('finds a page by %s', (path) => {
  expect(pageByPath(path)?.slug).toBe('pricing');
});

it('knows no page for an unknown path', () => {
  expect(pageByPath('/pricing/more')).toBeUndefined();
});

describe.each(localeCodes)('in %s', (locale) => {
  const loaded = Promise.all(pages.map((entry: PageEntry) => loadPage(entry, locale)));

  it('titles fit a search result and are unique', async () => {
    const titles = (await loaded).map(({ title }) => title);
    expect(titles.filter((title) => title.length > 60 || title.length < 8)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('descriptions fit a search result and are unique', async () => {
    const translated = (await loaded).map(({ description }) => description);
    // Chinese, Japanese and Korean say as much in half the characters.
    const [least, most] = ['ja', 'cn', 'kr', 'zh'].includes(locale) ? [30, 155] : [70, 155];
    expect(translated.filter(({ length }) => length < least || length > most)).toEqual([]);
    expect(new Set(translated).size).toBe(translated.length);
  });

  it('begins every page with one heading that no other page has', async () => {
    const headings = (await loaded).map(({ blocks }) => (blocks[0]?.kind === 'hero' ? blocks[0].heading : ''));
    expect(headings).not.toContain('');
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('names every page once in the navigation', async () => {
    const groups = await loadNavigation(locale);
    const paths = groups.flatMap((group) => group.pages.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(pages.map(({ path }) => path as string).toSorted());
  });
});

it('never links a page to itself or twice to another', () => {
  for (const { slug, related } of pages as readonly PageEntry[]) {
    expect(related).not.toContain(slug);
    expect(new Set(related).size).toBe(related.length);
  }
});
