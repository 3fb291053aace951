import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Models load with the first picture of a fresh server. */
const made = { timeout: 240_000 };

it('shows a photo speak before it is paid for, then makes the film, and refuses what has no face', async () => {
  const { info } = await registered(url);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  const photo = page.locator('[data-tool-form] input[type=file]').first();
  const bring = (name: string, buffer: Buffer) => photo.setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.goto(`${url}/terms?dashboard=talking-photo`);
  await page.getByText('Add a photo first.').waitFor(patience);
  await bring('mug.png', await readFile(new URL('../apps/web/public/apple-touch-icon.png', import.meta.url)));
  await page.getByText('We couldn’t find a face.').first().waitFor(made);

  await bring('ada.png', await drawPortrait(portraits['ada'] as Portrait));
  const preview = page.getByRole('img', { name: 'Preview of your talking photo' });
  await preview.waitFor(made);
  await page.getByRole('textbox', { name: 'Script' }).fill('Hi.');
  await expect.poll(() => preview.getAttribute('data-frames'), made).not.toBe('0');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  const script = page.getByRole('textbox', { name: 'Script' });
  await script.clear();
  await script.focus();
  // As pasted: nothing of it is lost, and how much is too much is said.
  await page.keyboard.insertText('Long words. '.repeat(68));
  expect(await script.inputValue()).toHaveLength(816);
  await page.getByText('816 / 800').waitFor(patience);
  await expect.poll(() => page.getByText('Your script is 16 characters too long.').count(), patience).toBe(3);
  await script.fill('Hi.');
  await page.getByRole('radio', { name: 'Recording' }).click(patience);
  expect(await page.getByRole('checkbox', { name: 'Remove background noise' }).isChecked()).toBe(false);
  await page.getByRole('radio', { name: 'Text', exact: true }).click(patience);
  await page.getByText('Confirm that you may use this photo.').waitFor(patience);
  await page.getByRole('checkbox', { name: /^I have this person/ }).click();
  const generate = page.getByRole('button', { name: /^Generate video · 2 credits/ });
  await generate.click(patience);
  await page.getByRole('progressbar', { name: 'Creating your video' }).waitFor(patience);
  // It stays to look at, and the next film can be started beside the first.
  expect(await preview.isVisible()).toBe(true);
  await script.fill('Ho.');
  await page.getByText('Your other video keeps going. Find it in My work.').waitFor(patience);
  await generate.click(patience);
  const link = page.getByRole('link', { name: 'Download ho-9x16.mp4' });
  await link.waitFor({ timeout: 2 * made.timeout });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  expect(bytes.includes('AI-generated video')).toBe(true);
  await page.getByText(/^Lips match the voice.*: \d+%$/).waitFor(patience);
}, 800_000);

it('shows a built-in presenter speak before a room, with a product in front, then makes the film', async () => {
  const { info } = await registered(url);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/terms?dashboard=avatar-video`);
  const preview = page.getByRole('img', { name: 'Preview of your avatar video' });
  await preview.waitFor(made);
  // Its sample ships, so that nothing has to be loaded before it is heard.
  await page.getByRole('button', { name: /^Play / }).click(patience);
  const playing = page.getByRole('button', { name: /^Stop / }).first();
  await playing.locator('.lucide-square').waitFor(patience);
  await playing.click(patience);
  await page.getByRole('radio', { name: '1:1' }).click(patience);
  await page.getByRole('checkbox', { name: 'Show a product' }).click(patience);
  await page
    .getByRole('button', { name: /candle/i })
    .first()
    .click(patience);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Amber Candle');
  await page.getByRole('textbox', { name: 'Key benefits' }).fill('Burns for 50 hours');
  await page.getByRole('button', { name: 'Write a script about it' }).click(patience);
  const script = page.getByRole('textbox', { name: 'Script' });
  await expect.poll(() => script.inputValue(), patience).toContain('Amber Candle');
  await script.fill('Hi.');
  await expect.poll(() => preview.getAttribute('data-frames'), made).not.toBe('0');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: /^Generate video · 2 credits/ }).click(patience);
  const link = page.getByRole('link', { name: 'Download amber-candle-1x1.mp4' });
  await link.waitFor(made);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  expect(bytes.includes('a computer-generated presenter')).toBe(true);
  await page.getByText(/^Lips match the voice.*: \d+%$/).waitFor(patience);
}, 500_000);

it('makes an avatar of a photo once its consent is signed, and shows it in another look', async () => {
  const { info } = await registered(url);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/terms?dashboard=avatars`);
  await page.getByText('Create your first avatar').waitFor(patience);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create avatar' });
  const create = dialog.getByRole('button', { name: /^Create avatar · free/ });
  await create.click(patience);
  for (const gap of ['Upload a photo or a video.', 'Enter your full name.', 'Check the box to agree.'])
    await dialog.getByText(gap).waitFor(patience);
  const bring = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await bring('mug.png', await readFile(new URL('../apps/web/public/apple-touch-icon.png', import.meta.url)));
  await dialog.getByRole('img', { name: 'Photo' }).waitFor(patience);
  // Before anything is filled in for nothing.
  await dialog.getByText('We couldn’t find a face.').first().waitFor(made);
  await dialog.getByRole('textbox', { name: 'Avatar name' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Your full name' }).fill('Ada Moreau');
  await dialog.getByText(/^I, Ada Moreau, confirm that the person in this photo is an adult/).waitFor(patience);
  await dialog.getByRole('checkbox', { name: 'I agree to this statement.' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await create.click();
  await dialog.getByText('We couldn’t find a face.').first().waitFor(made);

  await bring('ada.png', await drawPortrait(portraits['ada'] as Portrait));
  await dialog.getByRole('button', { name: 'Change photo' }).waitFor(patience);
  await create.click();
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor(made);
  await page.getByRole('button', { name: 'Create new look: Ada' }).click();
  const look = page.getByRole('dialog', { name: 'Create new look' });
  await look.getByText('3 of 3 photos left this month').waitFor(patience);
  await look.getByRole('radio', { name: 'Waist up' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await look.getByRole('button', { name: /^Create photo · free/ }).click();
  const photo = page.getByRole('img', { name: 'Photo of Ada' });
  await photo.waitFor(made);
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalHeight), patience).toBe(1350);
  await page.getByText('2 of 3 photos left this month').waitFor(patience);

  await page.getByRole('button', { name: 'More options: Ada' }).last().click();
  await page.getByRole('menuitem', { name: 'Use in avatar video' }).click();
  await page.getByRole('heading', { name: 'Avatar video', exact: true }).waitFor(patience);
}, 500_000);
