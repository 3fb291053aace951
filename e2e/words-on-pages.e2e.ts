import { pages } from '@adwright/content/pages.ts';
import { openBrowser, type OpenPage, openPage } from '@adwright/test-kit/browser.ts';
import { clippedText } from '@adwright/test-kit/clipped-text.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { patience } from './person.ts';
import { farLanguages, tellingWidths } from './telling-looks.ts';

const url = inject('productUrl');
let browser: Browser;
let visitor: OpenPage;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await openPage(browser);
});
afterAll(() => browser.close());

/** Every public page, in one language after the other; with ALL_LANGUAGES=1 each in all four. */
const isEvery = process.env['ALL_LANGUAGES'] === '1';
const publicPages = pages.flatMap(({ path }, index) =>
  farLanguages
    .filter((_, turn) => isEvery || turn === index % farLanguages.length)
    .map((language) => [path, language] as const),
);

it.each(publicPages)('%s has nothing cut off in %s', async (path, language) => {
  const { page } = visitor;
  await page.goto(`${url}/${language}${path === '/' ? '' : path}`);
  for (const width of tellingWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => clippedText(page), { ...patience, message: `at ${width}px` }).toEqual([]);
  }
});
