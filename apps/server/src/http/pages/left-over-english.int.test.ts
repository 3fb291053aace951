import { pages } from '@adwright/content/pages.ts';
import { localeCodes, localeOf } from '@adwright/i18n/locales.ts';
import { localizedPath } from '@adwright/i18n/negotiate.ts';
import { leftOverEnglish } from '@adwright/i18n/words/left-over-english.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageTexts } from './testing/page-texts.ts';
import { serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
const english = new Map<string, ReadonlySet<string>>();

/** An unknown address is a page, too, and so is signing in. */
const paths = [...pages.map(({ path }) => path), '/sign-in', '/my-ads', '/connect-extension', '/no/such/page'];

async function textsOf(path: string, language: string): Promise<string[]> {
  const answer = await served.get(path, { 'accept-language': language });
  return pageTexts(await answer.text());
}

beforeAll(async () => {
  served = await serveBuild();
  await Promise.all(paths.map(async (path) => english.set(path, new Set(await textsOf(path, 'en')))));
});
afterAll(() => served.stop());

it('knows English when it sees it', () => {
  const home = english.get('/') ?? new Set();
  expect(leftOverEnglish('de', [...home], home).length).toBeGreaterThan(50);
});

it.each(localeCodes.filter((locale) => locale !== 'en'))('no page in %s has English left on it', async (locale) => {
  const found = await Promise.all(
    paths.map(async (path) => {
      const texts = await textsOf(localizedPath(locale, path), localeOf(locale).tag);
      return leftOverEnglish(locale, texts, english.get(path) ?? new Set()).map((text) => `${path}: ${text}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});
