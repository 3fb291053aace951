import { readFile } from 'node:fs/promises';
import { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
const long = { timeout: 90_000 };
let browser: Browser;
let one: OpenPage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  one = await openSignedIn(browser, url, info.token, {
    viewport: { width: 1280, height: 900 },
  });
  ({ page } = one);
  await page.goto(`${url}/terms?dashboard=product-image`);
  await page.getByRole('form', { name: 'Create product images' }).waitFor(patience);
});
afterAll(() => browser.close());

const submit = () => page.locator('form button[type=submit]').last();
const preview = () => page.getByRole('img', { name: 'Preview of the product in its scene' });

/** What the preview shows at a place given in shares of it. */
const colourAt = (x: number, y: number): Promise<number[]> =>
  preview().evaluate(
    (canvas: HTMLCanvasElement, [across, down]) => [
      ...(canvas
        .getContext('2d')
        ?.getImageData(Math.floor(canvas.width * across), Math.floor(canvas.height * down), 1, 1).data ?? []),
    ],
    [x, y] as const,
  );

it('says what is missing, and draws every scene with a product in it', async () => {
  await page.getByText('Add a product image first.').waitFor(patience);
  expect(await page.locator('button[aria-pressed]:has(canvas)').count()).toBe(ProductPlaceId.options.length);
  await expect.poll(async () => (await colourAt(0.05, 0.05))[3], patience).toBe(255);
  await expect.poll(() => sidewaysOverflow(page, '[data-tool-form]'), patience).toBe(0);
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
});

it('has the painted scenes beside the photographed ones', async () => {
  await page.getByRole('radio', { name: 'Scenes', exact: true }).click();
  await expect.poll(() => page.locator('button[aria-pressed]:has(canvas)').count(), patience).toBe(32);
});

it('does not sell what cannot be cut out: a picture without a subject, and one without anything', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  const order = other.page.locator('form button[type=submit]').last();
  const reason = () =>
    order.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  const bring = async (background: string): Promise<void> => {
    const buffer = await sharp({ create: { width: 600, height: 600, channels: 4, background } })
      .png()
      .toBuffer();
    await other.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  };
  await bring('#77aaaa');
  await expect.poll(reason, long).toMatch(/^We couldn’t find a clear subject in this image/);
  expect(await order.getAttribute('aria-disabled')).toBe('true');
  await bring('#00000000');
  await expect.poll(reason, long).toBe('This image is empty. Use a photo that shows your product.');
  expect(await order.getAttribute('aria-disabled')).toBe('true');
  await other.context.close();
});

it('puts the first chosen scene in the place of the one that stood there, and asks for one credit', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  const order = other.page.locator('form button[type=submit]').last();
  await other.page.locator('button:has(> img[alt])').first().click(patience);
  await expect.poll(() => order.innerText(), patience).toBe('Create product images · 1 credit');
  const pressed = other.page.locator('button[aria-pressed=true]:has(canvas)');
  await other.page.getByRole('button', { name: 'Sand background', exact: true }).click(patience);
  await expect.poll(() => pressed.allInnerTexts(), patience).toEqual(['Sand background']);
  expect(await order.innerText()).toBe('Create product images · 1 credit');
  await other.page.getByRole('button', { name: 'Marble kitchen', exact: true }).click(patience);
  await expect.poll(() => order.innerText(), patience).toBe('Create product images · 2 credits');
  await other.context.close();
});

it('shows a chair on a floor from the start, and says so where a scene is too small for it', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  await other.page.locator('button:has(> img[alt="Fold Lounge Chair"])').click(patience);
  const pressed = other.page.locator('button[aria-pressed=true]:has(canvas)');
  await expect.poll(() => pressed.allInnerTexts(), patience).toEqual(['Sand background']);
  const hint = other.page.getByText(/^This scene suits small products/);
  expect(await hint.count()).toBe(0);
  await other.page.getByRole('button', { name: 'Terrazzo bathroom', exact: true }).click(patience);
  await hint.waitFor(patience);
  await other.context.close();
});

it('says so where more scenes are pressed than one run takes', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  await other.page.getByRole('radio', { name: 'Scenes', exact: true }).click(patience);
  const cards = other.page.locator('button[aria-pressed]:has(canvas)');
  const pressed = other.page.locator('button[aria-pressed=true]:has(canvas)');
  for (let index = 0; index < 12; index += 1) await cards.nth(index).click(patience);
  await other.page.getByText('12 of 12').waitFor(patience);
  const said = other.page.getByText('You can choose up to 12 backgrounds.');
  expect(await said.count()).toBe(1);
  const next = cards.nth(12);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await cards.nth(3).getAttribute('aria-disabled')).toBeNull();
  await next.click({ ...patience, force: true });
  await expect.poll(() => said.count(), patience).toBe(2);
  expect(await pressed.count()).toBe(12);
  expect(await accessibilityProblems(other.page, '[data-tool-form]')).toEqual([]);
  await cards.nth(3).click(patience);
  await expect.poll(() => next.getAttribute('aria-disabled'), patience).toBeNull();
  await other.context.close();
});

it('shows a colour behind the product the moment it is added, and what it costs', async () => {
  await page.locator('button:has(> img[alt])').first().click(patience);
  await page.getByRole('radio', { name: 'Photo scenes' }).click();
  await page.getByRole('button', { name: 'Sunny bathroom' }).click(patience);
  await page.getByRole('radio', { name: 'Color' }).click();
  await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#2255aa');
  await page.getByRole('button', { name: 'Add background' }).click();
  await expect.poll(() => colourAt(0.03, 0.03), patience).toEqual([0x22, 0x55, 0xaa, 255]);
  await expect.poll(() => submit().innerText(), patience).toBe('Create product images · 2 credits');
});

it('makes files of the chosen scenes and sizes and proves that the product is untouched', async () => {
  await page.getByRole('checkbox', { name: 'Marketplace (white)' }).click();
  await page.getByRole('checkbox', { name: 'JPG' }).click();
  await submit().click();
  await page.getByText('Product pixels unchanged').waitFor(long);
  const all = page.getByRole('link', { name: /^Download all/ });
  const [download] = await Promise.all([page.waitForEvent('download'), all.click()]);
  const files = unzipFiles(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    'lucent-brightening-oil-bath-marble-sun-1080x1080.png',
    'lucent-brightening-oil-bath-marble-sun-1080x1080.jpg',
    'lucent-brightening-oil-color-1080x1080.png',
    'lucent-brightening-oil-color-1080x1080.jpg',
    'lucent-brightening-oil-marketplace-2000x2000.png',
    'lucent-brightening-oil-marketplace-2000x2000.jpg',
  ]);
  const corner = async (name: string) => [
    ...(await sharp(files[name]).removeAlpha().extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer()),
  ];
  expect(await corner('lucent-brightening-oil-color-1080x1080.png')).toEqual([0x22, 0x55, 0xaa]);
  const jpg = await corner('lucent-brightening-oil-color-1080x1080.jpg');
  for (const [index, value] of [0x22, 0x55, 0xaa].entries())
    expect(Math.abs((jpg[index] ?? 0) - value)).toBeLessThanOrEqual(3);
  expect(await corner('lucent-brightening-oil-marketplace-2000x2000.png')).toEqual([255, 255, 255]);
  // The product fills 85 % of the white picture, in its longer direction.
  const { info } = await sharp(files['lucent-brightening-oil-marketplace-2000x2000.png'])
    .trim({ background: '#ffffff', threshold: 2 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(Math.max(info.width, info.height) - 1700)).toBeLessThanOrEqual(12);
  expect(one.problems).toEqual([]);
});

it('shows what was changed first, and keeps the last result below it', async () => {
  await page.getByRole('checkbox', { name: 'JPG' }).click();
  const folded = page.getByRole('button', { name: 'Your last result' });
  await folded.waitFor(patience);
  const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf(preview())).toBeLessThan(await topOf(folded));
  expect(await page.getByText('Product pixels unchanged').isVisible()).toBe(false);
  await folded.click();
  await page.getByText('Product pixels unchanged').waitFor(patience);
});

it('helps with a background in one’s own words where an engine can draw it', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token);
  await other.page.route('**/api/config*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, remote_capabilities: ['image'] } } });
  });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  await other.page.getByRole('radio', { name: 'Describe it' }).click(patience);
  const words = other.page.getByRole('textbox', { name: 'Describe the background' });
  await words.fill('a stone by the sea');
  await other.page.getByRole('button', { name: 'Improve prompt' }).click(patience);
  await expect.poll(async () => (await words.inputValue()).length, patience).toBeGreaterThan(40);
  expect(await words.inputValue()).toMatch(/stone/i);
  await other.context.close();
});

it('keeps the preview, with its offer to match the light, in sight while places are looked through', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  await other.page.locator('button:has(> img[alt])').first().click(patience);
  await other.page.getByRole('button', { name: 'Golden dune' }).click(patience);
  const offer = other.page.getByText(/^This scene has strongly colored light/);
  await offer.waitFor(patience);
  const bottom = () => offer.evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(bottom, patience).toBeGreaterThan(0);
  expect(await bottom()).toBeLessThan(900);
  await other.context.close();
});

it('shows whatever the keyboard reaches above the bar with the button', async () => {
  const { info } = await registered(url);
  const other = await openSignedIn(browser, url, info.token, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(`${url}/terms?dashboard=product-image`);
  await other.page.getByRole('button', { name: 'Create a brand kit' }).focus(patience);
  /** How far what has the focus reaches under the bar. */
  const hidden = () =>
    other.page.evaluate(() => {
      const [focused, bar] = [
        document.activeElement,
        document.querySelector('[data-tool-form] form')?.lastElementChild,
      ];
      if (!focused || !bar || bar.contains(focused)) return 0;
      return Math.max(0, Math.round(focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top));
    });
  for (let stops = 0; stops < 40; stops += 1) {
    await other.page.keyboard.press('Tab');
    expect(await hidden()).toBe(0);
  }
  await other.context.close();
});
