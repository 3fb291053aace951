import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { call, openSignedIn, patience, registered } from './person.ts';

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

async function open(path: string, token: string): Promise<Page> {
  const look = { viewport: { width: 1280, height: 900 } } as const;
  const one = await openSignedIn(browser, url, token, look);
  opened.push(one);
  await one.page.goto(url + path);
  return one.page;
}

it('keeps a product with an uploaded picture, edits it, and brings it back after deleting it', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=products', info.token);
  await page.getByText('No products yet').waitFor(patience);
  await page.getByRole('button', { name: 'Enter manually' }).click();
  const form = page.getByRole('dialog', { name: 'New product' });
  await form.getByLabel('Name').fill('Kestrel desk lamp');
  await form.getByLabel('Price').fill('49,90');
  await form.getByLabel('Currency').fill('eur');
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  await form.getByLabel('Images').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture });
  await form.getByRole('img', { name: 'Image 1' }).waitFor(patience);
  await form.getByRole('button', { name: 'Save product' }).click();
  await page.getByText('€49.90').waitFor(patience);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kestrel desk lamp', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit product' });
  await editor.getByLabel('Brand').fill('Kestrel');
  await editor.getByRole('button', { name: 'Save product' }).click();
  await page.getByText('Kestrel · €49.90').waitFor(patience);

  await page.getByRole('button', { name: 'More options for Kestrel desk lamp' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('No products yet').waitFor(patience);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Kestrel · €49.90').waitFor(patience);
});

it('brings products in from a table and says which rows were wrong', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=products&tab=csv', info.token);
  const table = Buffer.from('title,price,stock\nLamp,"1,299.00",3\nMug,ask us,9\n');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: table });
  await page.getByText('Products found: 2').waitFor(patience);
  await page.getByText('Columns not used: stock').waitFor(patience);
  await page.getByRole('button', { name: 'Import 2' }).click();
  await page.getByText('Imported: 1. Skipped: 1.').waitFor(patience);
  await page.getByText(/^Row 3: /).waitFor(patience);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Lamp', exact: true }).waitFor(patience);
  expect(await page.getByRole('button', { name: 'Mug', exact: true }).count()).toBe(0);
});

it('renames, duplicates, shares, deletes and restores a piece of work', async () => {
  const { info } = await registered(url);
  const params = { content: { type: 'url', url: 'example.com/poster' } };
  await call(url, '/api/project/create', { type: 12, params }, info.token);
  const page = await open('/terms?dashboard=my-work', info.token);
  await page.getByRole('listitem').getByText('Done', { exact: true }).waitFor(patience);
  const choose = async (name: string, entry: string | RegExp) => {
    await page.getByRole('button', { name: `More options for ${name}`, exact: true }).click(patience);
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('example.com/poster', 'Rename');
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name').fill('Poster');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Open Poster', exact: true }).waitFor(patience);

  await page.getByRole('button', { name: 'More options for Poster', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download qr-code.pdf' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await choose('Poster', 'Duplicate');
  await page.getByRole('link', { name: 'Open Poster (2)' }).waitFor(patience);
  expect(await accessibilityProblems(page)).toEqual([]);
  await choose('Poster', 'Share link');
  const link = await page.getByRole('textbox', { name: 'Public link' }).inputValue(patience);
  expect(link).toMatch(/\/share\/[\w-]{32}$/);
  // A clipboard that is closed says what to do instead.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click(patience);
  await page.getByRole('button', { name: 'Select the text and copy it yourself.' }).waitFor(patience);
  await page.keyboard.press('Escape');
  const visitor = await open(new URL(link).pathname, 'nobody');
  await visitor.getByRole('heading', { name: 'Poster' }).waitFor(patience);
  await visitor.getByRole('img', { name: 'Poster' }).waitFor(patience);

  await choose('Poster', 'Delete');
  await page.getByRole('link', { name: 'Open Poster', exact: true }).waitFor({ ...patience, state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Open Poster', exact: true }).waitFor(patience);
  await page.getByRole('searchbox', { name: 'Search your work' }).fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click(patience);

  await page.getByRole('link', { name: 'Open Poster (2)' }).click(patience);
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Link/ }).inputValue(), patience)
    .toBe('example.com/poster');
}, 120_000);

it('draws a whole table of codes and hands them over as a ZIP', async () => {
  const { info } = await registered(url);
  const page = await open('/terms?dashboard=qr-code-generator', info.token);
  await page.getByText('Create many codes from a CSV').click(patience);
  const table = Buffer.from('name,link\nTable 1,example.com/1\nTable 2,example.com/2\n');
  await page.getByLabel('CSV file').setInputFiles({ name: 'tables.csv', mimeType: 'text/csv', buffer: table });
  const [zip] = await Promise.all([
    page.waitForEvent('download', patience),
    page.getByRole('button', { name: 'Download 2 as ZIP' }).click(patience),
  ]);
  const bytes = await readFile(await zip.path());
  for (const name of ['Table-1.png', 'Table-1.svg', 'Table-2.png']) expect(bytes.includes(name)).toBe(true);
});
