import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import type { Browser, Page } from 'playwright-core';
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
  await page.goto(`${url}/terms?dashboard=background-removal`);
  await page.getByRole('form', { name: 'Remove background' }).waitFor(patience);
});
afterAll(() => browser.close());

const submit = () => page.locator('form button[type=submit]').last();

async function fetched(name: string): Promise<Buffer> {
  const link = page.getByRole('link', { name: `Download ${name}` });
  await link.waitFor(long);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

const alphaAt = async (bytes: Buffer, x: number, y: number) =>
  (
    await sharp(bytes)
      .ensureAlpha()
      .extractChannel(3)
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer()
  )[0];

it('shows an uploaded picture without its background before anything is paid', async () => {
  await page.getByText('Add an image first.').waitFor(patience);
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'mug.png',
    mimeType: 'image/png',
    buffer: await sharp(await readFile(samplePicture('mug', 'scene')))
      .resize(800, 1000)
      .png()
      .toBuffer(),
  });
  const preview = page.getByRole('img', { name: 'Cutout preview' });
  await preview.waitFor(long);
  const corner = () =>
    preview.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(3, 3, 1, 1).data[3]);
  await expect.poll(corner, long).toBe(0);
  await expect.poll(() => submit().innerText(), patience).toBe('Remove background · 1 credit');
});

it('erases the part that is clicked, with the mouse and with the keys, and takes it back', async () => {
  const asked: { clicks: { x: number; y: number; keep: boolean }[] }[] = [];
  // What the model answers is measured elsewhere; here it is the upper half of the picture.
  const half = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#000000' } })
    .composite([{ input: { create: { width: 80, height: 50, channels: 3, background: '#ffffff' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await page.route('**/api/asset/cut-out-part*', async (route) => {
    asked.push(route.request().postDataJSON());
    const data = { mask: `data:image/png;base64,${half.toString('base64')}` };
    await route.fulfill({ json: { code: 100000, message: 'ok', data } });
  });
  await page.getByRole('radio', { name: 'Refine', exact: true }).click();
  const canvas = page.getByRole('application', { name: 'Your image. Removed areas are red.' });
  const redAt = (share: number) =>
    canvas.evaluate((element: HTMLCanvasElement, y) => {
      const { width, height } = element;
      const [red = 0, green = 0] = element.getContext('2d')?.getImageData(width / 2, height * y, 1, 1).data ?? [];
      return red - green > 60;
    }, share);
  const box = await canvas.boundingBox();
  await canvas.click({ position: { x: (box?.width ?? 0) * 0.5, y: (box?.height ?? 0) * 0.4 } });
  await expect.poll(() => redAt(0.4), patience).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => redAt(0.4), patience).toBe(false);
  await page.getByRole('radio', { name: 'Keep', exact: true }).click();
  await canvas.focus();
  for (const key of ['ArrowUp', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Part kept.').waitFor(patience);
  await page.keyboard.press('Control+z');
  expect(asked.map(({ clicks }) => clicks.map(({ keep }) => keep))).toEqual([[false], [true]]);
  expect(asked[1]?.clicks[0]).toMatchObject({ x: 0.5, y: expect.closeTo(0.38, 2) });
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  await page.unroute('**/api/asset/cut-out-part*');
});

it('cuts it out at full size: transparent corners, solid middle', async () => {
  await submit().click();
  const png = await fetched('mug.png');
  expect(await sharp(png).metadata()).toMatchObject({ width: 800, height: 1000, hasAlpha: true, format: 'png' });
  expect([await alphaAt(png, 2, 2), await alphaAt(png, 797, 997)]).toEqual([0, 0]);
  expect(await alphaAt(png, 400, 600)).toBe(255);
});

it('erases with the brush, takes it back, and exports what was mended for nothing', async () => {
  await expect.poll(() => submit().innerText(), patience).toBe('Export again · free');
  await page.getByRole('radio', { name: 'Refine', exact: true }).click();
  await page.getByRole('radio', { name: 'Brush', exact: true }).click();
  const canvas = page.getByRole('img', { name: 'Your image. Removed areas are red.' });
  await canvas.scrollIntoViewIfNeeded(patience);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The picture to mend is not there.');
  const drag = async (from: number, to: number, y: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + box.height * y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + box.height * y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(0.3, 0.7, 0.6);
  await drag(0.3, 0.7, 0.3);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
  await page.getByRole('radio', { name: 'Color' }).click();
  await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#cc3366');
  await page.getByRole('checkbox', { name: 'JPG' }).click();
  await page.getByRole('checkbox', { name: 'PNG' }).click();
  await page.getByRole('checkbox', { name: 'WEBP' }).click();
  await submit().click();
  const jpg = await fetched('mug.jpg');
  const at = async (x: number, y: number) => [
    ...(await sharp(jpg).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const near = (colour: readonly number[]) =>
    [0xcc, 0x33, 0x66].every((value, index) => Math.abs((colour[index] ?? 0) - value) <= 4);
  const [corner, erased, kept] = [await at(3, 3), await at(400, 600), await at(400, 700)];
  expect([corner, erased, kept].map(near)).toEqual([true, true, false]);
  expect(await page.locator('[data-credits]').getAttribute('data-credits', patience)).toBe('59');
  await expect.poll(() => sidewaysOverflow(page, '[data-tool-form]'), patience).toBe(0);
  expect(one.problems).toEqual([]);
});

it('says in the place itself what is not installed, and the command that fetches it', async () => {
  await page.route('**/api/config*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    const missing = [
      { model: 'sam2-tiny', serves: 'cutout-thin-parts' },
      { model: 'isnet', serves: 'cutout-fine-hair' },
    ];
    await route.fulfill({ json: { ...rest, data: { ...data, cut_engines: ['fast'], missing_models: missing } } });
  });
  await page.goto(`${url}/terms?dashboard=background-removal`);
  await page.getByText('npm run models add sam2-tiny').waitFor(patience);
  await page.getByText('Not installed yet').click();
  await page.getByText('npm run models add isnet').waitFor(patience);
  expect(await page.getByRole('radio', { name: 'Best' }).count()).toBe(0);
  await page.unroute('**/api/config*');
});
