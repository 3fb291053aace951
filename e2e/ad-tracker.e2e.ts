import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered } from './person.ts';

const url = inject('productUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a person follows a search and a brand, reads what is new, and stops', async () => {
  const { info } = await registered(url);
  const { page, context, problems } = await openSignedIn(browser, url, info.token);
  await page.goto(`${url}/ad-finder?find=category:beauty`);
  // The first look: a new installation may still be putting its samples in.
  await page.locator('article').first().waitFor({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Follow this search' }).click(patience);
  await page.getByRole('button', { name: 'Following' }).waitFor(patience);

  await page.goto(`${url}/ad-tracker`);
  await page.getByRole('heading', { name: 'Beauty' }).waitFor(patience);
  await page.getByText('Active ads by month').waitFor(patience);
  expect(await accessibilityProblems(page, '#content')).toEqual([]);
  await page.getByRole('radio', { name: 'Website' }).click();
  await page.getByRole('textbox', { name: 'Website' }).fill('not a site');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByText('Enter a website such as example.com.').waitFor(patience);
  await page.getByRole('radio', { name: 'Brand' }).click();
  await page.getByRole('textbox', { name: 'Brand' }).fill('شركة بلا إعلانات');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByText('No ads found').waitFor(patience);
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await page.getByRole('heading', { name: 'Beauty' }).waitFor(patience);
  await page.getByRole('switch').click();
  await expect.poll(() => page.getByRole('switch', { checked: false }).count(), patience).toBe(1);
  expect(problems).toEqual([]);

  await page.goto(`${url}/ad-tracker?stop=${crypto.randomUUID()}`);
  await page.getByText('This link doesn’t work anymore.').waitFor(patience);
  await context.close();

  // A visitor sees what it would be like.
  const visitor = await openPage(browser);
  await visitor.page.goto(`${url}/ad-tracker`);
  await visitor.page.getByRole('heading', { name: /^Example: following/ }).waitFor(patience);
  await visitor.page.getByText('Active ads by month').waitFor(patience);
  expect(await accessibilityProblems(visitor.page, '#content')).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});
