import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
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
const made = { timeout: 180_000 };

const ada = portraits['ada'] as Portrait;

async function bring(page: Page, picture: Buffer): Promise<void> {
  await page
    .locator('[data-tool-form] input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: /^Create ID photo · 2 credits/ }).waitFor(patience);
}

async function download(page: Page, name: string): Promise<Buffer> {
  const link = page.getByRole('link', { name: `Download ${name}` });
  await link.waitFor(made);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await file.path());
}

async function choose(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Country or document' }).fill(search);
  await page.getByRole('radio', { name }).click();
}

it('makes a photo that keeps the rule, prints it at its true size, and takes nothing for the next document', async () => {
  const { page } = opened;
  await page.goto(`${url}/terms?dashboard=ai-id-photo`);
  await page.getByText('Add a photo first.').waitFor(patience);
  await choose(page, 'germ', 'Germany: Passport');
  await bring(page, await drawPortrait(ada));
  await page.getByRole('img', { name: 'Preview of your photo' }).waitFor(patience);
  await page.getByRole('button', { name: /^Create ID photo/ }).click();

  const photo = await download(page, 'de-passport.jpg');
  expect(await sharp(photo).metadata()).toMatchObject({ width: 413, height: 531, density: 300, format: 'jpeg' });
  await page.getByText('Checks on your photo').waitFor(patience);
  expect(await page.getByText('Doesn’t meet requirements').count()).toBe(0);
  expect(await page.getByText('32 mm to 36 mm').count()).toBeGreaterThan(0);

  const sheet = (await download(page, 'de-passport-print-10x15.pdf')).toString('latin1');
  const [, width = '0', height = '0'] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? [];
  const millimetres = [Number(width), Number(height)].map((points) => Math.round((points * 25.4) / 72));
  expect(millimetres.toSorted((a, b) => a - b)).toEqual([100, 150]);
  expect(sheet.match(/\/Photo Do/g)?.length).toBeGreaterThanOrEqual(4);
  const a4 = (await download(page, 'de-passport-print-a4.pdf')).toString('latin1');
  expect(a4).toMatch(/MediaBox \[0 0 (595\.2\d* 841\.8\d*|841\.8\d* 595\.2\d*)\]/);

  await choose(page, 'driver', 'India: Driver’s license');
  await page.getByRole('button', { name: 'Create ID photo · free' }).click(patience);
  const light = await download(page, 'in-driving-licence.jpg');
  expect(light.length / 1024).toBeGreaterThanOrEqual(20);
  expect(light.length / 1024).toBeLessThanOrEqual(50);
  await expect.poll(() => page.locator('[data-credits]').getAttribute('data-credits'), patience).toBe('58');
}, 400_000);

it('says what is wrong with a photo of two, gives the credits back, and is fit to use', async () => {
  const { page } = opened;
  const pair = await sharp(await drawPortrait(ada))
    .extend({ right: 600, background: ada.ground })
    .composite([{ input: await drawPortrait(portraits['ben'] as Portrait), left: 600, top: 0 }])
    .png()
    .toBuffer();
  await bring(page, pair);
  await page.getByRole('button', { name: /^Create ID photo/ }).click();
  await page.getByText('There’s more than one face in this photo.').waitFor(made);
  await expect.poll(() => page.locator('[data-credits]').getAttribute('data-credits'), patience).toBe('58');
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
}, 240_000);
