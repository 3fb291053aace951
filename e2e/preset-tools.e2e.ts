import { readFile } from 'node:fs/promises';
import type { ListedProject } from '@adwright/contract/project/project.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, registered, sidewaysOverflow } from './person.ts';

/** A busy machine takes its time to draw. */
const patience = { timeout: 90_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let token: string;

beforeAll(async () => {
  browser = await openBrowser();
  await signInAsNobodyKnown();
}, 90_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

/** Somebody who has made nothing yet. */
async function signInAsNobodyKnown(): Promise<void> {
  const { info } = await registered(url);
  ({ token } = info);
  opened = await openSignedIn(browser, url, token);
  ({ page } = opened);
}

const submit = (): Locator => page.locator('[data-tool-form] form button[type=submit]').last();

/** Opens a tool with a sample product in its fields. */
async function openWithSample(section: string, form: string): Promise<void> {
  await page.goto(`${url}/terms?dashboard=${section}`);
  await page.getByRole('form', { name: form }).waitFor(patience);
  await page.getByRole('button', { name: 'Sample product' }).click();
  await page.getByRole('button', { name: 'Arc Wireless Headphones' }).click();
}

/** Presses the button, waits for the result and unzips all of it. */
async function makeAndUnzip(): Promise<Record<string, Uint8Array>> {
  await submit().click();
  const all = page.getByRole('link', { name: /Download all/ });
  await all.waitFor(patience);
  const [download] = await Promise.all([page.waitForEvent('download', patience), all.click()]);
  return unzipFiles(await readFile(await download.path()));
}

async function projectsOf(tool: string, status: string): Promise<ListedProject[]> {
  const path = `${url}/api/project/get-list?status=${status}&page_size=100`;
  const answer = await (await fetch(path, { headers: { authorization: token } })).json();
  return (answer as { data: { list: ListedProject[] } }).data.list.filter((project) => project.tool === tool);
}

/** The headline and the button's words, as the fields have them. */
function handText(on: Page): Promise<string[]> {
  const field = (name: string) => on.getByRole('textbox', { name, exact: true });
  return Promise.all([field('Headline').inputValue(), field('Button').inputValue()]);
}

it('makes GIFs that networks take', async () => {
  await page.goto(`${url}/terms?dashboard=gif-banner`);
  await page.getByText('Choose a product or enter a name.').waitFor(patience);
  expect(await submit().getAttribute('aria-disabled')).toBe('true');
  await openWithSample('gif-banner', 'Create GIF banners');
  for (const size of ['Leaderboard, 728 × 90', 'Half page, 300 × 600'])
    await page.getByRole('button', { name: size }).click();
  await page.getByRole('img', { name: /^Preview, Medium rectangle/ }).waitFor(patience);
  await expect.poll(() => submit().innerText(), patience).toBe('Create GIF banners · 2 credits');
  const files = await makeAndUnzip();
  const gif = files['arc-wireless-headphones-google-medium-rectangle.gif'];
  expect(gif?.byteLength).toBeLessThanOrEqual(150 * 1024);
  const { width, pageHeight, pages = 0, delay = [], loop = 1 } = await sharp(gif, { animated: true }).metadata();
  expect([width, pageHeight]).toEqual([300, 250]);
  expect(pages).toBeGreaterThan(5);
  expect(Math.min(...delay)).toBeGreaterThanOrEqual(200);
  expect((delay.reduce((sum, one) => sum + one, 0) / 1000) * Math.max(1, loop)).toBeLessThanOrEqual(30);
}, 180_000);

it('makes banners of exact sizes, in the person’s words', async () => {
  await openWithSample('banner', 'Create banners');
  for (const size of ['Website hero', 'Facebook cover', 'X header'])
    await page.getByRole('button', { name: new RegExp(`^${size}`) }).click();
  await page.getByRole('checkbox', { name: 'WEBP' }).click();
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Quiet, at last');
  await page.getByRole('img', { name: 'Preview, Billboard' }).waitFor(patience);
  const files = await makeAndUnzip();
  expect(Object.keys(files).toSorted()).toEqual([
    'arc-wireless-headphones-billboard-970x250.png',
    'arc-wireless-headphones-billboard-970x250.webp',
  ]);
  for (const body of Object.values(files)) {
    expect(body.byteLength).toBeLessThanOrEqual(150 * 1024);
    expect(await sharp(body).metadata()).toMatchObject({ width: 970, height: 250 });
  }
}, 180_000);

it('keeps what was changed by hand as one piece of work, for another browser too, and makes files of it', async () => {
  await opened.context.close();
  await signInAsNobodyKnown();
  await openWithSample('banner', 'Create banners');
  await page.getByRole('button', { name: 'Edit design' }).click(patience);
  const editor = page.getByRole('dialog', { name: 'Edit the ad' });
  const layer = editor.getByRole('group', { name: /^Canvas/ }).getByRole('button', { name: /^Headline(?::|$)/ });
  await layer.first().focus(patience);
  await page.keyboard.press('Enter');
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill('Mine by hand');
  await editor.getByText('Saved', { exact: true }).waitFor(patience);
  await editor.getByRole('button', { name: 'Done' }).click(patience);
  await editor.waitFor({ state: 'hidden', ...patience });
  // Whatever is changed from now on belongs to it, after a reload too.
  await page.reload();
  await page.getByRole('textbox', { name: 'Button', exact: true }).fill('Hear it');
  await page.getByText('Saved', { exact: true }).waitFor(patience);
  const [draft, ...others] = await projectsOf('banner', 'draft');
  expect([draft?.title, others]).toEqual(['Arc Wireless Headphones', []]);
  const other = await openSignedIn(browser, url, token);
  await other.page.goto(`${url}/terms?dashboard=banner&project=${draft?.id}`);
  await expect.poll(() => handText(other.page), patience).toEqual(['Mine by hand', 'Hear it']);
  await other.context.close();
  await makeAndUnzip();
  expect(await projectsOf('banner', 'draft')).toEqual([]);
  const made = (await projectsOf('banner', 'succeeded')).find(({ id }) => id === draft?.id);
  expect(made).toMatchObject({ version: 1, document_revision: expect.any(Number) });
}, 240_000);

it('keeps every picture of several that are brought at once', async () => {
  await page.goto(`${url}/terms?dashboard=display-ad`);
  await page.getByRole('form', { name: 'Create display ads' }).waitFor(patience);
  const pictures = ['#c0392b', '#27ae60', '#2980b9'].map(async (background, index) => ({
    name: `picture-${index}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  }));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(pictures));
  await expect.poll(() => page.getByRole('img', { name: /^Image \d$/ }).count(), patience).toBe(3);
}, 120_000);

it('says of another product nothing that was true of the last one', async () => {
  await openWithSample('banner', 'Create banners');
  await page.getByText('Product details', { exact: true }).click();
  const brand = page.getByRole('textbox', { name: 'Brand' });
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  expect(await brand.inputValue()).toBe('Arc');
  await page.getByRole('textbox', { name: 'Old price' }).fill('199');
  const name = page.getByRole('textbox', { name: 'What are you promoting?' });
  const former = await name.inputValue();
  await name.fill('Stoneware teapot');
  expect([await brand.inputValue(), await price.inputValue()]).toEqual(['', '']);
  await name.fill(former);
  expect(await brand.inputValue()).toBe('Arc');
  await page.getByRole('button', { name: 'Sample product' }).click();
  await page.getByRole('button', { name: 'Clay Everyday Mug' }).click();
  expect(await brand.inputValue()).toBe('Clay');
  expect(await page.getByRole('textbox', { name: 'Old price' }).inputValue()).toBe('');
}, 120_000);

it('makes a poster a printer can cut, and says when its picture is too small', async () => {
  await openWithSample('poster', 'Create posters');
  const tooSmall = page.getByText(/This image is too small to print/);
  expect(await tooSmall.count()).toBe(0);
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#7a9944' } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
  await tooSmall.first().waitFor(patience);
  await page.getByRole('switch', { name: 'QR code on the poster' }).click();
  await page.getByText('Enter a valid link.').first().waitFor(patience);
  await page.getByRole('textbox', { name: 'QR code link' }).fill('example.com/arc');
  const files = await makeAndUnzip();
  const pdf = Buffer.from(files['arc-wireless-headphones-poster-a3-portrait.pdf'] ?? []).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  const [left = 0, bottom = 0, right = 0, top = 0] = (/\/TrimBox \[([^\]]+)\]/.exec(pdf)?.[1] ?? '')
    .split(' ')
    .map(Number);
  expect(((right - left) / 72) * 25.4).toBeCloseTo(297, 1);
  expect(((top - bottom) / 72) * 25.4).toBeCloseTo(420, 1);
  expect(pdf).toContain('/BleedBox');
}, 180_000);

it('makes HTML5 ads with a clickTag, each under its weight', async () => {
  await page.goto(`${url}/terms?dashboard=display-ad`);
  await page.getByRole('form', { name: 'Create display ads' }).waitFor(patience);
  const link = page.getByRole('textbox', { name: 'Landing page' });
  expect(await link.inputValue()).toBe('');
  await openWithSample('display-ad', 'Create display ads');
  await expect.poll(() => link.inputValue(), patience).toBe('example.com');
  await link.fill('example.com/arc');
  await page.getByRole('button', { name: 'Google display: None' }).click();
  await page.getByRole('button', { name: /^Medium rectangle/ }).click();
  const files = await makeAndUnzip();
  const zip = files['arc-wireless-headphones-google-medium-rectangle.zip'] ?? new Uint8Array();
  expect(zip.byteLength).toBeLessThanOrEqual(150 * 1024);
  const index = new TextDecoder().decode(unzipFiles(zip)['index.html']);
  expect(index).toContain('<meta name="ad.size" content="width=300,height=250">');
  expect(index).toContain('var clickTag = "https://example.com/arc";');
  const still = files['arc-wireless-headphones-google-medium-rectangle.jpg'];
  expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 250 });
}, 180_000);

it('writes a search ad, shows its combinations and exports it for nothing', async () => {
  await openWithSample('ppc-preview', 'Export for Google Ads');
  await page.getByRole('button', { name: 'Write ad copy' }).click();
  // What is made from a sample can be downloaded as it is, though a sample has no page.
  const landing = page.getByRole('textbox', { name: 'Landing page' });
  await expect.poll(() => landing.inputValue(), patience).toBe('https://www.example.com/');
  await expect.poll(() => submit().getAttribute('aria-disabled'), patience).not.toBe('true');
  await landing.fill('example.com/arc');
  const preview = page.getByRole('article');
  const first = await preview.innerText();
  await page.getByRole('button', { name: 'Next combination' }).click();
  await expect.poll(() => preview.innerText(), patience).not.toBe(first);
  const headline = page.getByRole('textbox', { name: 'Headline 2', exact: true });
  const written = await headline.inputValue();
  await headline.fill('x'.repeat(31));
  await page.getByText('Use 30 characters or fewer.', { exact: true }).waitFor(patience);
  await headline.fill(written);
  await expect.poll(() => submit().innerText(), patience).toBe('Export for Google Ads · free');
  const files = await makeAndUnzip();
  expect(new TextDecoder().decode(files['arc-search-ad.csv'])).toContain('https://example.com/arc');
  expect(await sharp(files['arc-desktop-1.png']).metadata()).toMatchObject({ width: 1400, height: 400 });
}, 180_000);

it('fits a phone, and leaves nobody out', async () => {
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const section of ['ppc-preview', 'poster', 'gif-banner']) {
    await page.goto(`${url}/de/terms?dashboard=${section}`);
    await page.locator('[data-tool-form]').waitFor(patience);
    await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
  }
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
}, 120_000);
