import { readFile } from 'node:fs/promises';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { referenceAds } from '@adwright/tools/image-ad-clone/testing/reference-ads.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
/** Models load first, and a busy machine takes its time for that. */
const long = { timeout: 150_000 };
let browser: Browser;
let page: Page;
let token = '';

beforeAll(async () => {
  browser = await openBrowser();
  ({ token } = (await registered(url)).info);
  ({ page } = await openSignedIn(browser, url, token, {
    viewport: { width: 1280, height: 900 },
  }));
  await page.goto(`${url}/terms?dashboard=image-ads-clone`);
  await page.getByRole('form', { name: 'Create my version' }).waitFor(patience);
});
afterAll(() => browser.close());

const submit = () => page.locator('form button[type=submit]').last();
const parts = () => page.getByRole('region', { name: 'Elements' });

async function referenceFile(): Promise<Buffer> {
  const rendering = openRendering();
  try {
    const resolve = (src: string) => readPicture({ readAsset: () => Promise.reject(new Error('none')) }, src);
    const order = { creative: referenceAds.offer.creative, outputs: [{ format: 'png' as const }] };
    const [files] = await rendering.drawPictures([order], resolve);
    return Buffer.from(files?.[0]?.body ?? new Uint8Array());
  } finally {
    await rendering.close();
  }
}

it('asks for a reference, and finds its parts for nothing as soon as there is one', long, async () => {
  await page.getByText('Choose a reference ad first.').waitFor(patience);
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  const file = { name: 'reference.png', mimeType: 'image/png', buffer: await referenceFile() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await parts().waitFor(long);
  await expect.poll(() => page.getByRole('button', { name: /^Element \d+: Button$/ }).count(), patience).toBe(1);
  expect(await page.getByRole('button', { name: /^Element \d+: (?:Headline|Price|Badge|Product)$/ }).count()).toBe(4);
  await page.getByText('Enter your product name first.').waitFor(patience);
});

it('shows my version beside it while I type, and lets a part be another or go', async () => {
  await page.getByRole('button', { name: 'Sample product' }).click(patience);
  await page.getByRole('dialog').last().getByRole('button', { name: /Mug/ }).first().click(patience);
  await page.getByRole('img', { name: 'My version' }).first().waitFor(patience);
  const before = await parts().getByRole('listitem').count();
  await page.getByRole('button', { name: /^Element \d+: Badge$/ }).click();
  const number = await page.getByRole('button', { name: /: Badge$/ }).getAttribute('aria-label');
  const place = /\d+/.exec(number ?? '')?.[0] ?? '';
  await parts().getByLabel(`Element ${place}`, { exact: true }).selectOption('label');
  await expect.poll(() => page.getByRole('button', { name: /^Element \d+: Eyebrow$/ }).count(), patience).toBe(1);
  await parts()
    .getByRole('button', { name: `Remove element ${place}` })
    .click();
  await expect.poll(() => parts().getByRole('listitem').count(), patience).toBe(before - 1);
  const headline = /\d+/.exec(
    (await page.getByRole('button', { name: /: Headline$/ }).getAttribute('aria-label')) ?? '',
  )?.[0];
  await parts().getByLabel(`Copy for element ${headline}`).fill('Mornings, held');
  await expect.poll(() => sidewaysOverflow(page, '[data-tool-form]'), patience).toBe(0);
});

it('makes the files, measures the likeness and says what was left behind', long, async () => {
  await expect.poll(() => submit().innerText(), patience).toBe('Create my version · 3 credits');
  await submit().click();
  await page.getByRole('region', { name: 'Similarity' }).waitFor(long);
  await page.getByText('Before you publish').waitFor(patience);
  const all = page.getByRole('link', { name: /^Download all/ });
  const [download] = await Promise.all([page.waitForEvent('download'), all.click()]);
  const files = unzipFiles(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    'clone_1080x1080.jpg',
    'meta/meta-feed-portrait_1080x1350.jpg',
    'meta/meta-feed-square_1080x1080.jpg',
  ]);
  const own = sharp(files['clone_1080x1080.jpg']);
  expect(await own.metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
  // The ground is the reference's colour, drawn anew, also where its badge was.
  const [r = 0, g = 0, b = 0] = await own.extract({ left: 920, top: 100, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.hypot(r - 0x10, g - 0x15, b - 0x24)).toBeLessThan(12);
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
});

it('takes an edit by hand into the files again, free of charge', long, async () => {
  await page.getByRole('button', { name: 'Edit design' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit design' });
  await editor.getByRole('button', { name: 'Done' }).waitFor(patience);
  await editor.getByRole('button', { name: 'Done' }).click();
  const link = page.getByRole('link', { name: /^Download meta_meta-feed-square/ });
  const before = await link.getAttribute('href');
  await page.getByRole('button', { name: 'Export again' }).click();
  await expect
    .poll(async () => (await link.count()) === 1 && (await link.getAttribute('href')) !== before, long)
    .toBe(true);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({ width: 1080, height: 1080 });
});

it(
  'keeps an edit by hand through a reload and in another browser, and says that the files are older',
  long,
  async () => {
    const editor = page.getByRole('dialog', { name: 'Edit design' });
    await page.getByRole('button', { name: 'Edit design' }).click();
    const canvas = editor.getByRole('group', { name: /^Canvas/ });
    await canvas
      .getByRole('button', { name: /^Headline(?::|$)/ })
      .first()
      .focus(patience);
    await page.keyboard.press('Enter');
    await editor.getByRole('textbox', { name: 'Text', exact: true }).fill('Mine by hand');
    await editor.getByText('Saved', { exact: true }).waitFor(patience);
    await editor.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await page.getByText('These files don’t include your latest edits.').waitFor(patience);
    const newest = `${url}/api/ai-ads-image/get-list?tool=image-ad-clone&page_size=1`;
    const answer = await (await fetch(newest, { headers: { authorization: token } })).json();
    const id = (answer as { data: { list: { id: string }[] } }).data.list[0]?.id;
    const other = await openSignedIn(browser, url, token);
    await other.page.goto(`${url}/terms?dashboard=image-ads-clone&run=${id}`);
    await other.page.getByRole('button', { name: 'Edit design' }).click(patience);
    const headline = other.page.getByRole('button', { name: 'Headline: Mine by hand' });
    await expect.poll(() => headline.count(), patience).toBeGreaterThan(0);
    await other.context.close();
  },
);
