import { pages } from '@adwright/content/pages.ts';
import { leftOverEnglish } from '@adwright/i18n/words/left-over-english.ts';
import { openBrowser, type OpenPage, openPage, watchedPage } from '@adwright/test-kit/browser.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { clippedText } from '@adwright/test-kit/clipped-text.ts';
import { screenTexts } from '@adwright/test-kit/screen-texts.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ruleOf, sectionKeys } from '../apps/web/app/dashboard/section-keys.ts';
import { openSection } from './open-section.ts';
import { openSignedIn, patience, registered } from './person.ts';

const url = inject('productUrl');
/** Long words, long words in other letters, from the right, and no spaces at all. */
const languages = ['de', 'ru', 'ar', 'ja'] as const;
const widths = [320, 390, 1440] as const;
/** Invented brands, named the same everywhere. */
const samples = new Set<string>(sampleProducts.map(({ title }) => title));
let browser: Browser;
let person: OpenPage;
let visitor: OpenPage;
/** A tab for each language, which stays open from one section to the next. */
const tabs = new Map<string, Promise<Page>>();

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  const look = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
  person = await openSignedIn(browser, url, info.token, look);
  visitor = await openPage(browser, look);
});
afterAll(() => browser.close());

async function tabOf(language: string): Promise<Page> {
  const tab = tabs.get(language) ?? watchedPage(person.context).then(({ page }) => page);
  tabs.set(language, tab);
  const page = await tab;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.bringToFront();
  return page;
}

/** Each section in one language after the other, so that a round sees every language and every form. */
const turns = sectionKeys.map(
  (key, index) => [ruleOf(key).event, languages[index % languages.length] as (typeof languages)[number]] as const,
);

it.each(turns)('%s has no English left and nothing cut off in %s', async (section, language) => {
  const inEnglish = await tabOf('');
  await openSection(inEnglish, url, section);
  const english = new Set(await screenTexts(inEnglish, '[role=dialog]'));
  const page = await tabOf(language);
  await openSection(page, `${url}/${language}`, section);
  const texts = (await screenTexts(page, '[role=dialog]')).filter((text) => !samples.has(text));
  expect(leftOverEnglish(language, texts, english)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => clippedText(page, '[role=dialog]'), { ...patience, message: `at ${width}px` }).toEqual([]);
  }
});

/** Every public page, in one language after the other; with ALL_LANGUAGES=1 each in all four. */
const isEvery = process.env['ALL_LANGUAGES'] === '1';
const publicPages = pages.flatMap(({ path }, index) =>
  languages
    .filter((_, turn) => isEvery || turn === index % languages.length)
    .map((language) => [path, language] as const),
);

it.each(publicPages)('%s has nothing cut off in %s', async (path, language) => {
  const { page } = visitor;
  await page.goto(`${url}/${language}${path === '/' ? '' : path}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => clippedText(page), { ...patience, message: `at ${width}px` }).toEqual([]);
  }
});
