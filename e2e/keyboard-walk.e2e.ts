import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeFor, newPerson, patience } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const mostStops = 120;

/** What a screen reader says of the element that has the focus, roughly. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.innerText;
    return (element?.ariaLabel ?? label ?? element?.innerText ?? '').replace(/\s+/g, ' ').trim();
  });
}

async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    const here = await focused(page);
    if (name.test(here)) return;
    passed.push(here);
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never reached ${name}; it passed ${passed.join(' | ')}`);
}

it('register, keep a product, make a QR code, download it and sign out by the keyboard alone', async () => {
  const person = newPerson('Katherine Johnson');
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/register`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor(patience);
  await tabTo(page, /^Name/);
  await page.keyboard.type(person.name);
  await tabTo(page, /^Email/);
  await page.keyboard.type(person.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor(patience);
  await tabTo(page, /^Code/);
  await page.keyboard.type(await codeFor(url, person.email));
  await page.getByRole('button', { name: 'Katherine Johnson’s account' }).waitFor(patience);
  await page.locator('[data-opening]').waitFor({ state: 'detached', ...patience });

  await tabTo(page, /^Products/);
  await page.keyboard.press('Enter');
  await page.getByText('No products yet').waitFor(patience);
  await tabTo(page, /^Enter manually/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New product' }).waitFor(patience);
  await tabTo(page, /^Name/);
  await page.keyboard.type('Kestrel desk lamp');
  await tabTo(page, /^Save product/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kestrel desk lamp', exact: true }).waitFor(patience);
  await page.getByRole('dialog', { name: 'New product' }).waitFor({ state: 'detached', ...patience });

  await tabTo(page, /^QR codes/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Link/ }).waitFor(patience);
  // The kind of code has the name of its field.
  await tabTo(page, /^Link/);
  await page.keyboard.press('Tab');
  await tabTo(page, /^Link/);
  await page.keyboard.type('example.com/summer');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Download qr-code.png' }).waitFor(patience);
  await tabTo(page, /Download qr-code\.png/);
  const download = page.waitForEvent('download', patience);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('qr-code.png');

  await tabTo(page, /^Katherine Johnson’s account/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor(patience);
  await tabTo(page, /^Sign out/, 'ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: 'Sign in' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .waitFor(patience);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}, 120_000);
