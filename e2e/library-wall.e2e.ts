import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withManyAds } from './many-ads.ts';
import { openSignedIn, patience, registered } from './person.ts';

const url = inject('productUrl');
const picture = fileURLToPath(new URL('../packages/sample-ads/pictures/de-perfume-20.webp', import.meta.url));
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cards = (page: Page) => page.locator('article a[href*="ad="]');

it('five thousand ads are a few dozen cards at any place of the wall', async () => {
  const { page, context, problems } = await openPage(browser, { reducedMotion: 'reduce' });
  await withManyAds(page, 5000);
  await page.goto(`${url}/ads-library`);
  await cards(page).first().waitFor(patience);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(100_000);
  for (const share of [0.1, 0.35, 0.6]) {
    await page.evaluate((top) => scrollTo(0, top), Math.round(height * share));
    await expect.poll(() => cards(page).first().isVisible(), patience).toBe(true);
    expect(await page.locator('article').count()).toBeLessThan(120);
  }
  expect(problems).toEqual([]);
  await context.close();
});

it('a picture finds ads that look like it, and the search is kept under a name', async () => {
  const { info } = await registered(url);
  const { page, context } = await openSignedIn(browser, url, info.token, { reducedMotion: 'reduce' });
  await page.goto(`${url}/ads-library`);
  await cards(page).first().waitFor(patience);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(picture);
  await page.waitForURL(/look%3A/, patience);
  await page.getByText('Ads that look like your image').waitFor(patience);
  // The ad itself is in the library, and nothing looks more like it.
  await expect.poll(() => page.locator('article img').first().getAttribute('src'), patience).toContain('de-perfume-20');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bottles');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Search saved').waitFor(patience);
  await page.goto(`${url}/ads-library`);
  await page.getByRole('button', { name: 'Saved searches' }).click(patience);
  await page.getByRole('button', { name: 'Bottles', exact: true }).click(patience);
  await page.waitForURL(/look%3A/, patience);
  await context.close();
});

it('the board is the way somebody left it, clear to screen readers, and offers nothing of an empty folder', async () => {
  const { info } = await registered(url);
  const { page, context } = await openSignedIn(browser, url, info.token, { reducedMotion: 'reduce' });
  await page.goto(`${url}/terms?dashboard=ads-library&find=candle`);
  await cards(page).first().click(patience);
  await page.getByRole('button', { name: 'Save', exact: true }).click(patience);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor(patience);
  await page.goto(`${url}/my-ads`);
  await page.getByRole('button', { name: 'New folder' }).click(patience);
  await page.getByLabel('Folder name').fill('Nothing yet');
  await page.getByRole('button', { name: 'Add folder' }).click();
  await page
    .getByRole('button', { name: /Nothing yet/, pressed: true })
    .first()
    .waitFor(patience);
  for (const name of ['Export', 'Share folder']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Board' }).click();
  await page.reload();
  const board = page.getByRole('group', { name: 'Board' });
  await board.locator('article').first().waitFor(patience);
  expect(await accessibilityProblems(page, '[role=group][aria-label=Board]')).toEqual([]);
  await context.close();
});
