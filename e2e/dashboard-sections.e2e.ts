import { leftOverEnglish } from '@adwright/i18n/words/left-over-english.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage, watchedPage } from '@adwright/test-kit/browser.ts';
import { clippedText } from '@adwright/test-kit/clipped-text.ts';
import { screenTexts } from '@adwright/test-kit/screen-texts.ts';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ruleOf, sectionKeys } from '../apps/web/app/dashboard/section-keys.ts';
import { openSection } from './open-section.ts';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';
import { farLanguages, tellingWidths } from './telling-looks.ts';

type Tab = Pick<OpenPage, 'page' | 'problems'>;

const url = inject('productUrl');
/** Invented brands, named the same everywhere. */
const samples = new Set<string>(sampleProducts.map(({ title }) => title));
const inDialog = '[role=dialog]';
let browser: Browser;
let light: BrowserContext;
let dark: BrowserContext;
/** A tab for each language, which stays open from one section to the next. */
const tabs = new Map<string, Promise<Tab>>();

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  const as = (colorScheme: 'light' | 'dark') => openSignedIn(browser, url, info.token, { colorScheme });
  light = (await as('light')).context;
  dark = (await as('dark')).context;
});
afterAll(() => browser.close());

/** The section as most people see it, or in another language and in the dark. */
async function show(section: string, language: string): Promise<Tab> {
  const tab = tabs.get(language) ?? watchedPage(language === '' ? light : dark);
  tabs.set(language, tab);
  const { page, problems } = await tab;
  problems.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.bringToFront();
  await openSection(page, language === '' ? url : `${url}/${language}`, section);
  return { page, problems };
}

/** Each in one language after the other, so that a round sees every language and every section. */
const turns = sectionKeys.map((key, index) => ({
  section: ruleOf(key).event,
  language: farLanguages[index % farLanguages.length] as (typeof farLanguages)[number],
  /** Axe is slow: in turn it looks at the one and at the other. */
  audited: index % 2 === 0 ? 'English' : 'dark',
}));

describe.each(turns)('$section', ({ section, language, audited }) => {
  let english = new Set<string>();

  it('works in English, for everybody and on a phone', async () => {
    const { page, problems } = await show(section, '');
    english = new Set(await screenTexts(page, inDialog));
    expect(audited === 'English' ? await accessibilityProblems(page, inDialog) : []).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sidewaysOverflow(page, `${inDialog} main`), patience).toBe(0);
    expect(problems).toEqual([]);
  });

  it(`has no English left and nothing cut off in ${language}, in the dark`, async () => {
    const { page, problems } = await show(section, language);
    const texts = (await screenTexts(page, inDialog)).filter((text) => !samples.has(text));
    expect(leftOverEnglish(language, texts, english)).toEqual([]);
    expect(audited === 'dark' ? await accessibilityProblems(page, inDialog) : []).toEqual([]);
    for (const width of tellingWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => clippedText(page, inDialog), { ...patience, message: `at ${width}px` }).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});
