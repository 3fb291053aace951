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

type Seen = { readonly ad: string; readonly top: number };

/** The first ad that is on screen, and where it begins. */
const firstSeen = (page: Page): Promise<Seen | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li[aria-posinset]')]
      .filter((card) => card.getBoundingClientRect().bottom > 0 && card.getBoundingClientRect().top < innerHeight)
      .toSorted((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet))
      .map((card) => ({
        ad: String(card.ariaPosInSet),
        top: Math.round(card.getBoundingClientRect().top),
      }))
      .at(0),
  );

/** The card itself: in other columns another may be the first. */
async function expectPlace(page: Page, { ad, top }: Seen): Promise<void> {
  const away = async (): Promise<number> => {
    const card = page.locator(`li[aria-posinset="${ad}"]`);
    const now = await card.evaluateAll(([found]) => found?.getBoundingClientRect().top ?? Infinity);
    return Math.abs(now - top);
  };
  // Part of a pixel is lost where the window scrolls in whole ones.
  await expect.poll(away, patience).toBeLessThan(2);
}

it('five thousand ads are a few dozen cards anywhere on the wall, and back, a reload and a resize keep the place', async () => {
  const { page, context, problems } = await openPage(browser);
  await withManyAds(page, 5000, 1000);
  await page.goto(`${url}/ads-library`);
  await cards(page).first().waitFor(patience);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return await height();
    }, patience)
    .toBeGreaterThan(300_000);
  for (const share of [0.1, 0.6]) {
    await page.evaluate((top) => scrollTo(0, top), Math.round((await height()) * share));
    // Cards of where the page was before are there until the wall has drawn again, but on no screen.
    await expect.poll(() => firstSeen(page), patience).toBeDefined();
    expect(await page.locator('article').count()).toBeLessThan(120);
  }
  const place = await firstSeen(page);
  if (place === undefined) throw new Error('No card is on screen');
  // A click by the mouse would bring the card into view first.
  await page.locator(`li[aria-posinset="${place.ad}"] article a`).evaluate((link: HTMLElement) => link.click());
  await page.getByRole('dialog').waitFor(patience);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached', ...patience });
  await expectPlace(page, place);
  await page.reload();
  await expectPlace(page, place);
  // By the header, as a link of the page itself: the wall is made anew when one comes back.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
  await page.waitForURL(`${url}/`, patience);
  await page.goBack();
  await expectPlace(page, place);
  await page.setViewportSize({ width: 900, height: 700 });
  await expectPlace(page, place);
  expect(problems).toEqual([]);
  await context.close();
});

it('a picture finds ads that look like it, and the search is kept under a name', async () => {
  const { info } = await registered(url);
  const { page, context } = await openSignedIn(browser, url, info.token);
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
  const { page, context } = await openSignedIn(browser, url, info.token);
  await page.goto(`${url}/terms?dashboard=ads-library&find=candle`);
  await cards(page).first().click(patience);
  await page.getByRole('button', { name: 'Save', exact: true }).click(patience);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor(patience);
  await page.goto(`${url}/my-ads`);
  await page.getByRole('button', { name: 'Import', exact: true }).click(patience);
  const file = {
    name: 'ads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('brand,headline\n<b>Merrow</b>,Socks\n,None\n'),
  };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('<b>Merrow</b>').waitFor(patience);
  await page.getByText('Row 3: Check “brand”.').waitFor(patience);
  // What is offered is of the last file, not of one before it.
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ ...file, name: 'ads.xlsx', mimeType: '' });
  await page.getByText('<b>Merrow</b>').waitFor({ state: 'detached', ...patience });
  expect(await page.getByRole('button', { name: 'Import', exact: true }).last().isDisabled()).toBe(true);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('<b>Merrow</b>').waitFor(patience);
  await page.getByRole('button', { name: 'Import 1 ad' }).click();
  // The worker looks for it by the clock: who does not wait closes the window, and it goes on.
  await page.getByText('Importing ads').or(page.getByText('1 ad imported')).first().waitFor(patience);
  await page.keyboard.press('Escape');
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
