import { readFile } from 'node:fs/promises';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, registered, sidewaysOverflow } from './person.ts';

/** The models load with the first wall, and a busy machine takes its time for that. */
const patience = { timeout: 60_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let token = '';

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  ({ token } = info);
  opened = await openSignedIn(browser, url, info.token, { reducedMotion: 'reduce' });
  ({ page } = opened);
  await page.goto(`${url}/terms?dashboard=image-ad`);
  await page.getByRole('form', { name: 'Make 12 ads' }).waitFor(patience);
}, 180_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

const edited = 'Mornings, warmer';
const submit = () => page.locator('form button[type=submit]').last();

async function lastRun(): Promise<{ id: string; input: unknown } | undefined> {
  const list = `${url}/api/ai-ads-image/get-list?tool=image-ad&page_size=1`;
  const answer = await (await fetch(list, { headers: { authorization: token } })).json();
  return (answer as { data: { list: { id: string; input: unknown }[] } }).data.list[0];
}

it('says what is missing, draws ideas for nothing as soon as there is a product, and then names the price', async () => {
  await page.getByText('Name a product first, or pick a sample.').waitFor(patience);
  expect(await submit().getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Sample product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clay Everyday Mug' }).click();
  await page.getByRole('img', { name: /^Ad idea 1:/ }).waitFor(patience);
  await expect.poll(() => submit().innerText(), patience).toBe('Make 12 ads · 6 credits');
}, 120_000);

it('does not make up a review: a template that lives from one says what it needs', async () => {
  await page.getByText('Look and language').click();
  const count = page.getByRole('spinbutton', { name: 'Variants' });
  await count.fill('4');
  await count.press('Tab');
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.selectOption({ label: 'Testimonial' });
  await page.getByText('This template needs a review.').waitFor(patience);
  expect(await submit().getAttribute('aria-disabled')).toBe('true');
  await template.selectOption({ label: 'All that fit' });
  await expect.poll(() => submit().innerText(), patience).toBe('Make 4 ads · 2 credits');
}, 120_000);

it('hangs a ranked wall, each score with its reasons', async () => {
  await submit().click();
  await page.getByText('4 variants, ranked').waitFor(patience);
  const scores = await page.getByText(/^\d+ of 100$/).allInnerTexts();
  const points = scores.map((text) => Number.parseInt(text, 10));
  expect(points).toHaveLength(4);
  expect(points.toSorted((a, b) => b - a)).toEqual(points);
  await page.getByText('Why this score').first().click();
  await page
    .getByText(/^Contrast [\d.]+:1 at the faintest text$/)
    .first()
    .waitFor(patience);
  await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
}, 180_000);

it('opens the editor on a press, and chooses what was edited', async () => {
  await page.getByRole('button', { name: /^Edit 1\. / }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the ad' });
  const canvas = editor.getByRole('group', { name: /^Canvas/ });
  await canvas.getByRole('button', { name: /^Headline(?::|$)/ }).focus(patience);
  await page.keyboard.press('Enter');
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill(edited);
  await canvas.getByRole('button', { name: `Headline: ${edited}` }).waitFor({ state: 'attached', ...patience });
  await editor.getByRole('button', { name: 'Done' }).click(patience);
  await editor.waitFor({ state: 'hidden', ...patience });
  await expect.poll(() => page.getByText('1 chosen').count(), patience).toBe(1);
}, 120_000);

it('makes every size under its network’s weight and packs them by network', async () => {
  await page.getByRole('button', { name: 'Make 5 files · free' }).click();
  const all = page.getByRole('link', { name: /Download everything/ });
  await all.waitFor(patience);
  const [download] = await Promise.all([page.waitForEvent('download', patience), all.click()]);
  expect(download.suggestedFilename()).toBe('clay-everyday-mug-image-ads.zip');
  const entries = unzipFiles(await readFile(await download.path()));
  expect(Object.keys(entries).toSorted()).toEqual([
    'google-display/google-medium-rectangle_300x250.jpg',
    'google-display/google-responsive-wide_1200x628.jpg',
    'meta/meta-feed-portrait_1080x1350.jpg',
    'meta/meta-feed-square_1080x1080.jpg',
    'meta/meta-stories_1080x1920.jpg',
  ]);
  for (const [name, body] of Object.entries(entries)) {
    const [, width, height] = /_(\d+)x(\d+)\./.exec(name) ?? [];
    expect(await sharp(body).metadata()).toMatchObject({
      format: 'jpeg',
      width: Number(width),
      height: Number(height),
    });
  }
  expect(JSON.stringify((await lastRun())?.input)).toContain(edited);
  expect(entries['google-display/google-medium-rectangle_300x250.jpg']?.length).toBeLessThanOrEqual(150 * 1024);
}, 180_000);

it('still has files and wall after a reload', async () => {
  await page.reload();
  await page.getByRole('link', { name: /Download everything/ }).waitFor(patience);
  await expect.poll(() => page.getByText('4 variants, ranked').count(), patience).toBe(1);
}, 180_000);

it('opens by its address with the fields it was made from', async () => {
  const stranger = await openSignedIn(browser, url, token, { reducedMotion: 'reduce' });
  await stranger.page.goto(`${url}/terms?dashboard=image-ad&run=${(await lastRun())?.id}`);
  await stranger.page.getByRole('link', { name: /Download everything/ }).waitFor(patience);
  const product = stranger.page.getByRole('form').getByRole('textbox').first();
  expect(await product.inputValue()).toBe('Clay Everyday Mug');
  await stranger.context.close();
}, 180_000);
