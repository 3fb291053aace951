import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered } from './person.ts';

const url = inject('productUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cards = (page: Page) => page.locator('article a[href*="ad="]');

it('a visitor searches, opens an ad, comes back to the same place, and is asked to sign in to save', async () => {
  const { page, context, problems } = await openPage(browser);
  await page.goto(`${url}/ads-library?find=wireless+headphnes+language:en`);
  // The first look: a new installation may still be putting its samples in.
  await cards(page).first().waitFor({ timeout: 40_000 });
  expect(await page.getByRole('status').first().textContent()).toContain('Showing results for “headphones”');
  expect(await accessibilityProblems(page, '#content')).toEqual([]);
  const unsized = 'article img:not([loading=lazy]), article img:not([width]), article img:not([height])';
  expect(await page.locator(unsized).count()).toBe(0);
  await page.getByLabel('Platform', { exact: true }).selectOption('tiktok');
  await page.waitForURL(/platform%3Atiktok/, patience);
  await cards(page).first().click();
  const detail = page.getByRole('dialog');
  await detail.getByText('Timeline').waitFor(patience);
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await detail.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Welcome back' }).waitFor(patience);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect.poll(() => page.getByText('Timeline').count(), patience).toBe(0);
  expect(page.url()).toContain('tiktok');
  expect(problems).toEqual([]);
  await context.close();
});

it('says what was searched where nothing is found', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${url}/ads-library?find=zzqqxx+"nothing+has+this"`);
  await page.getByText('No ads found').waitFor(patience);
  expect(await page.getByText(/We searched \d+ ads of \d+ brands/).count()).toBe(1);
  // A library that is just being filled anew is asked again, and says so while it has nothing at all.
  let asked = 0;
  await page.route(/ads-library\/search/, async (route) => {
    asked += 1;
    const answer = (await (await route.fetch()).json()) as { data: LibraryAnswer };
    if (asked > 2) return route.fulfill({ json: answer });
    const { coverage } = answer.data;
    const data = {
      ...answer.data,
      list: [],
      total: 0,
      coverage: asked === 1 ? { ...coverage, ads: 0, filling: true } : coverage,
    };
    return route.fulfill({ json: { ...answer, data } });
  });
  await page.goto(`${url}/ad-finder`);
  await page.getByText('Adding sample ads').waitFor(patience);
  await cards(page).first().waitFor(patience);
  // Sample films have no sound: nobody has to ask for what is said in them.
  await page.goto(`${url}/ads-library?find=format:video`);
  await cards(page).first().click(patience);
  await page.getByText('There’s no speech in this video.').waitFor(patience);
  expect(await page.getByRole('button', { name: 'Get transcript' }).count()).toBe(0);
  await context.close();
});

it('a person saves an ad, sorts it into a folder with a note, and begins a clone of it', async () => {
  const { info } = await registered(url);
  const { page, context } = await openSignedIn(browser, url, info.token);
  await page.goto(`${url}/terms?dashboard=ads-library&find=candle+format:image`);
  await cards(page).first().click(patience);
  await page.getByRole('button', { name: 'Save', exact: true }).click(patience);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor(patience);
  await page.goto(`${url}/my-ads`);
  await page.getByRole('button', { name: 'New folder' }).click(patience);
  await page.getByLabel('Folder name').fill('Calm');
  await page.getByRole('button', { name: 'Add folder' }).click();
  await page.getByRole('button', { name: /Calm/, pressed: true }).first().waitFor(patience);
  await page.getByRole('button', { name: 'Rename folder: Calm' }).click();
  await page.getByLabel('Folder name').fill('静かな夜');
  await page.getByRole('button', { name: 'Rename folder', exact: true }).click();
  await page
    .getByRole('button', { name: /静かな夜/, pressed: true })
    .first()
    .waitFor(patience);
  await page.getByRole('button', { name: /All saved ads/ }).click(patience);
  await page.getByRole('button', { name: 'Select all (1)' }).click(patience);
  await page.getByRole('button', { name: 'Move to folder' }).click(patience);
  await page.getByRole('menuitem', { name: '静かな夜' }).click(patience);
  await page.getByText('1 ad moved').waitFor(patience);
  await page.locator('article a').first().click(patience);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: '静かな夜' });
  await page.getByLabel('Note').fill('Look at the light');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved').waitFor(patience);
  // Whoever closes it without a word keeps what they typed.
  await page.getByRole('dialog').getByLabel('Tags').fill('light، warm');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached', ...patience });
  await page.getByRole('combobox', { name: 'Tags' }).selectOption('warm', patience);
  await page.locator('article a').first().click(patience);
  await page.getByRole('link', { name: 'Use this layout' }).click();
  await page.waitForURL(/like=/, patience);
  await expect
    .poll(() => page.locator('[role=dialog] img[src*="/files/"]').count(), { timeout: 40_000 })
    .toBeGreaterThan(0);
  // The words of an ad copy are somebody else's, and it says so.
  const like = new URL(page.url()).searchParams.get('like');
  await page.goto(`${url}/terms?dashboard=ad-copy&like=${like}`);
  await page.getByText(/Started from an ad by \w+/).waitFor(patience);
  await context.close();
});
