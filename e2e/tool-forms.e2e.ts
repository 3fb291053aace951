import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

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

type Look = NonNullable<Parameters<typeof openPage>[1]>;

async function openAdCopy(path = '/ad-copy-generator', look: Look = {}): Promise<Page> {
  const one = await openPage(browser, look);
  opened.push(one);
  await one.page.goto(url + path);
  // The form is fetched when the reader comes near it.
  await one.page.evaluate(() => scrollTo(0, innerHeight));
  await one.page.locator('[data-tool-form]').scrollIntoViewIfNeeded(patience);
  return one.page;
}

async function openQrCode(look: Look = {}): Promise<Page> {
  const { info } = await registered(url);
  const one = await openSignedIn(browser, url, info.token, look);
  opened.push(one);
  await one.page.goto(`${url}/terms?dashboard=qr-code-generator`);
  await one.page.getByRole('form', { name: 'Create QR code' }).waitFor(patience);
  return one.page;
}

const submit = (page: Page): Locator => page.locator('form button[type=submit]').last();

describe('the ad copy form', () => {
  it('says what is missing until it can run, and then what it costs', async () => {
    const page = await openAdCopy();
    const button = submit(page);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Enter a product name first.').waitFor();
    await page.getByRole('textbox', { name: 'Product name' }).fill('Kestrel desk lamp');
    await page.getByText('Add a description or a benefit first.').waitFor();
    await page.getByRole('textbox', { name: 'What is it?' }).fill('A slim desk lamp.');
    await expect.poll(() => button.innerText(), patience).toBe('Write my ads · 1 credit');
    expect(await button.getAttribute('aria-disabled')).toBeNull();
  });

  it('leads a press that cannot run to the field that stops it', async () => {
    const page = await openAdCopy();
    await submit(page).click({ force: true });
    const product = page.getByRole('textbox', { name: 'Product name' });
    await expect.poll(() => product.evaluate((element) => element === document.activeElement), patience).toBe(true);
    expect(await product.getAttribute('aria-invalid')).toBe('true');
  });

  it('is filled by one click and sent off by the keyboard', async () => {
    const page = await openAdCopy();
    await page.getByRole('button', { name: 'Use a sample product' }).click();
    await page.getByRole('textbox', { name: 'What is it?' }).press('Control+Enter');
    await expect.poll(() => page.getByRole('dialog', { name: 'Welcome back' }).count(), patience).toBe(1);
  });

  it('shows the person’s own words in the shape and the limits of the network', async () => {
    const page = await openAdCopy();
    await page.getByRole('textbox', { name: 'What is it?' }).fill('A'.repeat(130));
    const preview = page.getByRole('region', { name: 'How your ad will look' });
    await expect.poll(() => preview.innerText(), patience).toContain('130 of 2,200');
    await page.getByRole('radio', { name: 'TikTok' }).click();
    await expect.poll(() => preview.innerText(), patience).toContain('130 of 100');
  });

  it('counts benefits by line and says when there are too many', async () => {
    const page = await openAdCopy();
    const benefits = page.getByRole('textbox', { name: 'Key benefits' });
    await benefits.fill(Array.from({ length: 9 }, (_, index) => `Benefit ${index}`).join('\n'));
    await expect.poll(() => page.getByText('9 of 8').count(), patience).toBe(1);
    await benefits.blur();
    await expect.poll(() => page.getByText('Use 8 lines or fewer.').count(), patience).toBe(1);
  });

  it('reads from the right in Arabic', async () => {
    const page = await openAdCopy('/ar/ad-copy-generator', { viewport: { width: 1280, height: 900 } });
    const left = (name: string): Promise<number> =>
      page.getByRole('radio', { name }).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('Meta')).toBeGreaterThan(await left('TikTok'));
  });

  it.each([
    ['light', '/ad-copy-generator'],
    ['dark', '/ar/ad-copy-generator'],
  ] as const)('has no accessibility problem in the %s theme at %s', async (colorScheme, path) => {
    const page = await openAdCopy(path, { colorScheme });
    expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
  });

  it.each(['/de/ad-copy-generator', '/ru/ad-copy-generator', '/ar/ad-copy-generator'])(
    'fits 320 pixels at %s',
    async (path) => {
      const page = await openAdCopy(path, { viewport: { width: 320, height: 700 } });
      await expect.poll(() => sidewaysOverflow(page, '[data-tool-form]'), patience).toBe(0);
      await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
    },
  );
});

describe('the QR code form', () => {
  const fact = (page: Page, name: string): Locator => page.locator('dl > div', { hasText: name }).locator('dd');

  it('draws the code while it is typed and reads it back', async () => {
    const page = await openQrCode();
    await page.getByText('Enter a link.').waitFor();
    await page.getByRole('textbox', { name: /^Link/ }).fill('example.com/lamp');
    await page.getByRole('img', { name: 'Preview of your QR code' }).waitFor();
    await expect.poll(() => fact(page, 'Scan test').innerText(), patience).toBe('Passed');
    await expect.poll(() => submit(page).innerText(), patience).toBe('Create QR code · free');
  });

  it('warns of colours that no camera can tell apart', async () => {
    const page = await openQrCode();
    await page.getByRole('button', { name: 'Use an example' }).click();
    await page.getByRole('textbox', { name: 'Code color', exact: true }).fill('#dddddd');
    await expect.poll(() => fact(page, 'Contrast').innerText(), patience).toContain('too low');
    await page.getByRole('textbox', { name: 'Code color', exact: true }).fill('#ffffff');
    await page.getByRole('textbox', { name: 'Background color' }).fill('#000000');
    await expect.poll(() => fact(page, 'Contrast').innerText(), patience).toContain('Many phones can’t scan it.');
  });

  it('keeps what was typed into one kind while another is tried', async () => {
    const page = await openQrCode();
    await page.getByRole('textbox', { name: /^Link/ }).fill('example.com/lamp');
    await page.getByRole('radio', { name: 'Wi-Fi' }).click();
    await page.getByText('Enter the network name and password.').waitFor();
    await page.getByRole('radio', { name: 'Link' }).click();
    expect(await page.getByRole('textbox', { name: /^Link/ }).inputValue()).toBe('example.com/lamp');
  });

  it('says once a field is left that it is no web address', async () => {
    const page = await openQrCode();
    await page.getByRole('textbox', { name: /^Link/ }).fill('not an address');
    expect(await page.getByText('Enter a valid link.').count()).toBe(0);
    await page.getByRole('textbox', { name: /^Link/ }).blur();
    await page.getByText('Enter a valid link.').waitFor();
  });

  it('takes a logo and refuses what is none', async () => {
    const page = await openQrCode();
    await page.getByRole('button', { name: 'Use an example' }).click();
    const field = page.getByLabel('Logo');
    await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect.poll(() => page.getByText('Use a PNG or JPEG up to 200 KB.').count(), patience).toBe(1);
    await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: onePixel });
    await expect.poll(() => page.getByRole('slider', { name: 'Logo size' }).count(), patience).toBe(1);
  });

  it('has no accessibility problem, and fits 320 pixels', async () => {
    const page = await openQrCode({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Use an example' }).click();
    await expect.poll(() => fact(page, 'Scan test').innerText(), patience).toBe('Passed');
    expect(await accessibilityProblems(page, 'form[aria-label="Create QR code"]')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
