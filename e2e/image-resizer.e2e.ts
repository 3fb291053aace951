import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  opened = await openSignedIn(browser, url, info.token, {
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(() => browser.close());

/** Models load with the first picture of a fresh server. */
const made = { timeout: 240_000 };

/** Words from edge to edge: no square holds them. */
const poster = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"><rect width="1200" height="700" fill="#f4d9b8"/>
  <circle cx="600" cy="430" r="190" fill="#3a5a7a"/><text x="40" y="150" font-size="100" font-weight="bold" font-family="sans-serif">Summer Sale</text>
  <text x="850" y="150" font-size="100" font-weight="bold" font-family="sans-serif">Today</text></svg>`;

async function everything(page: Page): Promise<Map<string, Uint8Array>> {
  const link = page.getByRole('link', { name: 'Download all' });
  await link.waitFor(made);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return new Map(Object.entries(unzipFiles(await readFile(await file.path()))));
}

it('brings a picture into every size without cutting its words, and changes one of them for nothing', async () => {
  const { page } = opened;
  await page.goto(`${url}/terms?dashboard=image-resizer`);
  await page.getByText('Add an image first.').waitFor(patience);
  const picture = await sharp(Buffer.from(poster)).png().toBuffer();
  await page
    .locator('[data-tool-form] input[type=file]')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: picture });
  const square = page.getByRole('button', { name: /^Meta feed 1:1, 1080 × 1080: / });
  await square.waitFor(patience);
  await page.getByRole('button', { name: 'All Google Ads sizes' }).click();
  await page.getByRole('button', { name: 'Resize image · 1 credit' }).click(patience);

  const files = await everything(page);
  expect(files.size).toBe(13);
  for (const [name, body] of files) {
    const [, network, width, height] = /^([\w-]+)\/[\w-]+-(\d+)x(\d+)\.jpg$/.exec(name) ?? [];
    expect(await sharp(body).metadata()).toMatchObject({
      width: Number(width),
      height: Number(height),
      format: 'jpeg',
    });
    const limit = network === 'google-display' && Number(width) < 1000 ? 150 : 5000;
    expect(body.length / 1024).toBeLessThanOrEqual(limit);
  }
  await page.getByText('Extended to avoid cutting off text.').first().waitFor(patience);

  await square.click();
  await page.getByRole('combobox', { name: 'How to fit this size' }).selectOption('colour');
  await page.getByRole('button', { name: 'Resize image · free' }).click(patience);
  await page.getByText('Extend with color. Your choice.').waitFor(made);
  const again = await everything(page);
  const changed = again.get('meta/meta-feed-square-1080x1080.jpg') ?? new Uint8Array();
  const [r = 0, g = 0, b = 0] = await sharp(changed)
    .extract({ left: 540, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.max(Math.abs(r - 0xf4), Math.abs(g - 0xd9), Math.abs(b - 0xb8))).toBeLessThan(8);
  await expect.poll(() => page.locator('[data-credits]').getAttribute('data-credits'), patience).toBe('59');
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
  // However far down among the files: all of them at once stays in reach.
  await page
    .getByRole('link', { name: /^Download (?!all)/ })
    .last()
    .scrollIntoViewIfNeeded();
  const box = await page.getByRole('link', { name: 'Download all' }).boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 700).toBe(true);
}, 600_000);
