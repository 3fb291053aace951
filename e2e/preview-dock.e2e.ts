import { openBrowser } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  const look = { viewport: { width: 390, height: 844 } };
  ({ page } = await openSignedIn(browser, url, info.token, look));
});
afterAll(() => browser.close());

const toPreview = () => page.getByRole('button', { name: 'Go to preview' });
const back = () => page.getByRole('button', { name: 'Back to editing' });
const preview = () => page.locator('[data-preview]');

/** Whether a pixel of the small copy differs from the one in the middle. */
const showsSomething = (): Promise<boolean> =>
  toPreview()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.hidden || canvas.width === 0) return false;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const middle = 4 * (Math.floor(canvas.height / 2) * canvas.width + Math.floor(canvas.width / 2));
      return data.some((value, index) => index % 4 < 3 && Math.abs(value - data[middle + (index % 4)]!) > 24);
    });

it('shows a small copy of the preview on a phone, and leads there and back', async () => {
  await page.goto(`${url}/terms?dashboard=product-image`);
  await toPreview().waitFor(patience);
  await expect.poll(showsSomething, patience).toBe(true);
  expect(await sidewaysOverflow(page)).toBe(0);
  await toPreview().click();
  await expect.poll(async () => (await preview().boundingBox())?.y ?? 999, patience).toBeLessThan(500);
  await toPreview().waitFor({ state: 'detached' });
  await back().click();
  await toPreview().waitFor(patience);
  expect((await preview().boundingBox())?.y).toBeGreaterThan(600);
});
