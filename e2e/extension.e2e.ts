import { chromeExtensionId } from '@adwright/contract/collection/extension.ts';
import type { SavedAd } from '@adwright/contract/collection/collection.ts';
import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ExtensionBrowser, openExtensionBrowser, unpackExtension } from './extension-browser.ts';
import { patience, registered } from './person.ts';
import { platformPages } from './platform-pages/pages.ts';
import { servePlatforms } from './platform-pages/serve.ts';

const url = inject('productUrl');
let platforms: Awaited<ReturnType<typeof servePlatforms>>;
let folder: string;
let token: string;
let browser: ExtensionBrowser;

beforeAll(async () => {
  platforms = await servePlatforms();
  folder = await unpackExtension(url);
  ({ token } = (await registered(url)).info);
  browser = await openExtensionBrowser({ folder, port: platforms.port });
});
afterAll(async () => {
  await browser.close();
  platforms.close();
  await rm(folder, { recursive: true, force: true });
});

async function collection(): Promise<SavedAd[]> {
  const answer = await fetch(`${url}/api/extension/ad/search?page_size=50`, { headers: { authorization: token } });
  return ((await answer.json()) as { data: { list: SavedAd[] } }).data.list;
}

/** The button is in a tree of its own, which a browser test can look into as a person does. */
const saveOn = (page: Page) => page.getByRole('button', { name: /^(Save|Connect to save)$/ }).first();

async function connect(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${url}/connect-extension`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click(patience);
  await page.getByText('Connected', { exact: true }).waitFor(patience);
  await page.close();
}

it('is called the same everywhere, and is handed a key that can save ads and nothing else', async () => {
  expect(browser.id).toBe(chromeExtensionId);
  const { context } = browser;
  const page = await context.newPage();
  const [first] = platformPages;
  await page.goto(first?.url ?? '');
  await saveOn(page).click(patience);
  await page.getByRole('button', { name: 'Connect to save' }).first().waitFor(patience);
  await connect(context);
  // What was saved before it was connected has waited.
  await page.getByRole('button', { name: 'Saved' }).first().waitFor(patience);
  await page.close();
  const { key } = (await browser.worker.evaluate(() => chrome.storage.local.get('key'))) as { key: string };
  const asked = await fetch(`${url}/api/extension/ad/search`, { headers: { authorization: key } });
  expect(asked.status).toBe(403);
});

it('saves an ad of every platform with its media and text', async () => {
  for (const { url: address } of platformPages.slice(1)) {
    const page = await browser.context.newPage();
    await page.goto(address);
    await saveOn(page).click(patience);
    await page.getByRole('button', { name: 'Saved' }).first().waitFor(patience);
    await page.close();
  }
  const saved = await collection();
  const found = saved.map(({ ad }) => ({
    platform: ad.platforms[0],
    brand: ad.brand,
    said: `${ad.headline}\n${ad.body}`,
    landing: ad.landing_page,
    cta: ad.cta,
    started: ad.started_on,
    media: ad.media.map(({ kind }) => kind),
  }));
  const today = new Date().toISOString().slice(0, 10);
  for (const { expected } of platformPages)
    expect(found).toContainEqual({
      platform: expected.platform,
      brand: expected.brand,
      said: expect.stringContaining(expected.text) as string,
      landing: expected.landing ?? null,
      cta: expected.cta ?? 'other',
      started: expected.started ?? today,
      media: [expected.kind],
    });
  const files = saved.flatMap(({ ad }) => ad.media.flatMap(({ url: file, thumb_url }) => [file, thumb_url]));
  const answers = await Promise.all(files.map(async (file) => (await fetch(url + file)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(saved).toHaveLength(platformPages.length);
});

it('keeps what is saved offline through a restart of the browser, and puts it where the popup says', async () => {
  const popup = await browser.context.newPage();
  await popup.goto(`chrome-extension://${browser.id}/popup.html`);
  await popup.getByLabel('New folder').fill('Lamps');
  await popup.getByRole('button', { name: 'Add' }).click(patience);
  await expect.poll(() => popup.getByLabel('Save to folder').inputValue(), patience).not.toBe('');
  await popup.getByLabel('Tags').fill('light، warm');
  await popup.close();
  const page = await browser.context.newPage();
  const [meta] = platformPages;
  await page.goto(meta?.url ?? '');
  await browser.context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).nth(1).click(patience);
  await page.getByRole('button', { name: 'Saves when you’re online' }).waitFor(patience);
  browser = await browser.restart();
  await expect
    .poll(async () => (await collection()).find(({ ad }) => ad.brand === 'Other Brand')?.tags, { timeout: 20_000 })
    .toEqual(['light', 'warm']);
});
