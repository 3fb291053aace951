import { readFile } from 'node:fs/promises';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import { scanPicture } from '@adwright/tools/kit/qr/node/scan.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { call, codeFor, newPerson, openSignedIn, patience, registered, signIn } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
const opened: OpenPage[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const { context } of opened.splice(0)) await context.close();
});

async function open(path: string, token?: string): Promise<Page> {
  const look = { viewport: { width: 1280, height: 900 } } as const;
  const one = await (token === undefined ? openPage(browser, look) : openSignedIn(browser, url, token, look));
  opened.push(one);
  await one.page.goto(url + path);
  return one.page;
}

const credits = (page: Page) => page.locator('[data-credits]').getAttribute('data-credits', patience);

/** The page behind the dashboard may have a field whose label contains these words. */
const productName = (page: Page) => page.getByRole('textbox', { name: 'Product name', exact: true });

async function fillBrief(page: Page): Promise<void> {
  await productName(page).fill('Kestrel desk lamp');
  await page
    .getByRole('textbox', { name: 'Key benefits' })
    .fill('Warm light that dims to 2 percent\nFolds flat into a drawer');
}

/** Everything a first visit holds: register, see the credits, make both things, sign out. */
it('takes a new person from the code in the mail to a code on a poster and an ad in their words', async () => {
  const person = newPerson('Grace Hopper');
  const page = await open('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor(patience);
  await page.getByLabel('Code').fill(await codeFor(url, person.email));
  expect(await credits(page)).toBe('60');

  await page.getByRole('link', { name: 'QR codes' }).first().click();
  await page.getByRole('textbox', { name: /^Link/ }).fill('example.com/summer');
  await page.getByRole('button', { name: 'Create QR code' }).click();
  const link = page.getByRole('link', { name: 'Download qr-code.png' });
  await link.waitFor(patience);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const decoded = await scanPicture(await readFile(await download.path()), 33);
  expect(decoded).toMatch(/^https:\/\/example\.com\/summer/);
  expect(await credits(page)).toBe('60');

  await page.getByRole('link', { name: 'Ad copy' }).first().click();
  await fillBrief(page);
  await page.getByRole('button', { name: 'Write my ads · 1 credit' }).click(patience);
  await page.getByRole('button', { name: 'Copy all' }).first().waitFor(patience);
  await expect.poll(() => credits(page), patience).toBe('59');
  expect(await page.getByText('Kestrel desk lamp').count()).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'My work' }).click();
  await page.getByRole('link', { name: 'Open Kestrel desk lamp' }).click(patience);
  await page.getByRole('button', { name: 'Copy all' }).first().waitFor(patience);
  expect(await productName(page).inputValue()).toBe('Kestrel desk lamp');
  await productName(page).fill('Kestrel floor lamp');
  await page.getByRole('button', { name: 'Write my ads · 1 credit' }).click(patience);
  await expect.poll(() => credits(page), patience).toBe('58');
  expect(await productName(page).inputValue()).toBe('Kestrel floor lamp');

  await page.getByRole('button', { name: 'Grace Hopper’s account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor(patience);
}, 120_000);

it('brings a result and the fields back after a reload', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=ad-copy', info.token);
  await fillBrief(page);
  await page.getByRole('button', { name: /^Write my ads/ }).click(patience);
  const first = page.getByRole('button', { name: 'Copy all' }).first();
  await first.waitFor(patience);
  await page.reload();
  await first.waitFor(patience);
  expect(await productName(page).inputValue()).toBe('Kestrel desk lamp');
  expect(await credits(page)).toBe('59');

  // Another tab, which looks while the run is under way there.
  const other = await page.context().newPage();
  await other.route('**/api/tool/get-list*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { list: object[] } };
    const list = answer.data.list.map((run) => ({ ...run, status: 'processing' }));
    await route.fulfill({ json: { ...answer, data: { ...answer.data, list } } });
  });
  await other.goto(`${url}/terms?dashboard=ad-copy`);
  await other.getByRole('button', { name: 'Copy all' }).first().waitFor(patience);
  await expect.poll(() => productName(other).inputValue(), patience).toBe('Kestrel desk lamp');
});

it('starts over with an empty form, gives the former one back, and keeps none of it once that is not offered', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=ad-copy', info.token);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Start over' }).click(patience);
  await expect.poll(() => productName(page).inputValue(), patience).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click(patience);
  await expect.poll(() => productName(page).inputValue(), patience).toBe('Kestrel desk lamp');
  // The message takes a moment to leave: the next one would stand beside it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor({ state: 'detached', ...patience });
  await page.getByRole('button', { name: 'Start over' }).click(patience);
  await undo.waitFor(patience);
  await undo.waitFor({ state: 'detached', ...patience });
  await expect.poll(() => page.locator('form input[value="Kestrel desk lamp"]').count(), patience).toBe(0);
  expect(await page.getByRole('form', { name: /./, includeHidden: true }).count()).toBe(1);
});

it('goes on with what a visitor typed on a public page once they have signed in', async () => {
  const person = await registered(url);
  const page = await open('/ad-copy-generator');
  await productName(page).scrollIntoViewIfNeeded(patience);
  await fillBrief(page);
  await page.getByRole('button', { name: /^Write my ads/ }).click();
  await page.getByRole('dialog', { name: 'Welcome back' }).waitFor(patience);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Copy all' }).first().waitFor(patience);
  expect(new URL(page.url()).pathname).toBe('/ad-copy-generator');
  expect(await productName(page).inputValue()).toBe('Kestrel desk lamp');
  const answer = await fetch(`${url}/api/user/info`, { headers: { authorization: person.info.token } });
  expect(((await answer.json()) as { data: { credits: number } }).data.credits).toBe(59);
});

it('says in words that the credits are gone, before and after the button', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=ad-copy', info.token);
  await fillBrief(page);
  const button = page.getByRole('button', { name: /^Write my ads/ });
  await expect.poll(() => button.innerText(), patience).toBe('Write my ads · 1 credit');
  const brief = { product: 'Kestrel desk lamp', benefits: ['Warm light that dims to 2 percent'] };
  for (let left = info.credits; left > 0; left -= 1) {
    await call(url, '/api/ai-ad-generate', { brief, seed: left, wait: false }, info.token);
  }
  await button.click();
  await page.getByText('You don’t have enough credits for this run.').waitFor(patience);
  await page.reload();
  await page.getByText('This run costs 1 credit and you have 0.').waitFor(patience);
  expect(await credits(page)).toBe('0');
}, 120_000);
