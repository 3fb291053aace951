import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';
import { sell } from './sold.ts';
import { stored } from './still-clock.ts';

const url = inject('productUrl');
const look = { viewport: { width: 1280, height: 900 } } as const;

let browser: Browser;
let wide: Page;
let phone: Page;
let visitor: Page;
let email: string;

async function openAs(token: string | null, path: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const one = await (token === null
    ? openPage(browser, { ...look, ...options })
    : openSignedIn(browser, url, token, { ...look, ...options }));
  await one.page.goto(url + path);
  return one;
}

beforeAll(async () => {
  browser = await openBrowser();
  const person = await registered(url);
  email = person.email;
  const { token } = person.info;
  ({ page: wide } = await openAs(token, '/my-ads'));
  ({ page: phone } = await openAs(token, '/my-ads', { viewport: { width: 390, height: 844 } }));
  ({ page: visitor } = await openAs(null, '/sign-in'));
});
afterAll(() => browser.close());

const sidebar = (page: Page) => page.locator('[data-sidebar]');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const card = (page: Page) => page.getByRole('button', { name: 'Ada Lovelace' });

describe('app shell sidebar', () => {
  it('is 240 px wide, marks where the reader is, and has section titles', async () => {
    await card(wide).waitFor(patience);
    expect((await sidebar(wide).boundingBox())?.width).toBe(240);
    const here = sidebar(wide).getByRole('link', { name: 'My collection' });
    await expect.poll(() => here.getAttribute('aria-current'), patience).toBe('page');
    expect(await sidebar(wide).innerText()).toMatch(/Create\s+Video ads/);
  });

  it('menu items have a name beside the one that is shown, an icon and an active flag', async () => {
    const item = sidebar(wide).locator('a[data-name="qr-code-generator"]');
    await item.waitFor(patience);
    expect(await item.innerText()).toBe('QR codes');
    expect(await item.locator('svg').count()).toBe(1);
    expect(await sidebar(wide).locator('a[data-name="my-ads"]').getAttribute('aria-current')).toBe('page');
  });

  it('nests three levels that expand and collapse', async () => {
    const nav = sidebar(wide).getByRole('navigation');
    await nav.getByRole('button', { name: 'All pages' }).click();
    await nav.getByRole('button', { name: 'Ad copy' }).click();
    const leaf = nav.locator('[data-level="3"]').getByRole('link').first();
    await leaf.waitFor();
    expect(await nav.getByRole('button', { name: 'Ad copy' }).getAttribute('aria-expanded')).toBe('true');
    await nav.getByRole('button', { name: 'All pages' }).click();
    await expect.poll(() => leaf.count()).toBe(0);
  });

  it('shows the person’s collection', async () => {
    await wide.getByRole('heading', { level: 1, name: 'My collection' }).waitFor(patience);
    await expect.poll(() => wide.getByText('Nothing saved yet').count(), patience).toBe(1);
  });

  it('user card opens a dropdown with the name, a second line, and a billing link that is disabled without an address', async () => {
    await card(wide).click();
    const menu = wide.getByRole('menu');
    expect(await menu.innerText()).toMatch(new RegExp(`^Ada Lovelace\\s+${email}`));
    expect(await menu.getByRole('menuitem', { name: 'Billing and invoices' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(await accessibilityProblems(wide, '[role=menu]')).toEqual([]);
    await wide.keyboard.press('Escape');
  });

  it('billing link opens in a new tab', async () => {
    const data = { url: 'https://billing.example.com/me' };
    await wide.route('**/api/pay/billing-portal*', (route) =>
      route.fulfill({ json: { code: 100000, message: 'ok', data } }),
    );
    await card(wide).click();
    const billing = wide.getByRole('menuitem', { name: 'Billing and invoices' });
    await expect.poll(() => billing.getAttribute('href'), patience).toBe(data.url);
    expect(await billing.getAttribute('target')).toBe('_blank');
    await wide.keyboard.press('Escape');
  });

  it('collapses to nothing and comes back by a floating button', async () => {
    await sidebar(wide).getByRole('button', { name: 'Hide sidebar' }).click();
    await expect.poll(() => sidebar(wide).count()).toBe(0);
    await wide.reload();
    await wide.getByRole('button', { name: 'Show sidebar' }).click(patience);
    await sidebar(wide).waitFor();
  });

  it('is a slide-over of 280 px with a backdrop on a small screen', async () => {
    await phone.getByRole('button', { name: 'Open sidebar' }).click(patience);
    await drawer(phone).waitFor(patience);
    expect((await drawer(phone).boundingBox())?.width).toBe(280);
    expect(await accessibilityProblems(phone, '[role=dialog]')).toEqual([]);
    await phone.mouse.click(370, 500);
    await expect.poll(() => drawer(phone).count(), patience).toBe(0);
    await phone.getByRole('button', { name: 'Open sidebar' }).click();
    await drawer(phone).getByRole('link', { name: 'QR codes' }).click();
    await expect.poll(() => phone.getByRole('dialog', { name: 'Adwright dashboard' }).count(), patience).toBe(1);
    expect(await drawer(phone).count()).toBe(0);
    await expect.poll(() => sidewaysOverflow(phone), patience).toBe(0);
  });

  it('banner is hidden where nothing is sold', async () => {
    const asked = wide.waitForResponse('**/api/config*');
    await wide.reload();
    await asked;
    await card(wide).waitFor(patience);
    expect(await wide.getByRole('button', { name: /^Limited-time offer/ }).count()).toBe(0);
  });

  it('banner of the limited-time offer of 40 % opens the promotion', async () => {
    await sell(wide);
    await wide.reload();
    await wide.getByRole('button', { name: /^Limited-time offer: 40% off/ }).click(patience);
    const offer = wide.getByRole('dialog', { name: 'Up to 40% off the Basic plan' });
    await expect.poll(() => offer.count(), patience).toBe(1);
    await wide.keyboard.press('Escape');
  });

  it('banner is hidden from those who pay', async () => {
    await wide.route('**/api/user/info*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, plan_name: 'basic' } } });
    });
    await wide.reload();
    await sidebar(wide).getByText('Basic plan').waitFor(patience);
    expect(await wide.getByRole('button', { name: /^Limited-time offer/ }).count()).toBe(0);
    await wide.unroute('**/api/user/info*');
  });

  it('logged out shows a login button', async () => {
    await sidebar(visitor).getByRole('button', { name: 'Sign in' }).click(patience);
    await expect
      .poll(() => visitor.evaluate(() => (document.activeElement as HTMLInputElement).type), patience)
      .toBe('email');
    await sidebar(visitor).getByRole('link', { name: 'My collection' }).click();
    const login = visitor.getByRole('dialog', { name: 'Welcome back' });
    await login.waitFor(patience);
    await login.getByRole('button', { name: 'Close' }).click();
    await sidebar(visitor).getByRole('button', { name: 'Sign in' }).click();
    await login.waitFor(patience);
  });

  it('has paths with the language’s prefix and is laid out right to left in Arabic', async () => {
    const one = await openAs(null, '/ar/my-ads', { colorScheme: 'dark' });
    await one.page.getByRole('dialog').waitFor(patience);
    await one.page.keyboard.press('Escape');
    await expect.poll(() => one.page.getByRole('dialog').count(), patience).toBe(0);
    const box = await sidebar(one.page).boundingBox();
    expect(box?.x).toBe(1280 - 240);
    const here = sidebar(one.page).locator('[aria-current=page]');
    expect(await here.getAttribute('href')).toBe('/ar/my-ads');
    expect(await accessibilityProblems(one.page)).toEqual([]);
    await one.context.close();
  });

  it('sign-out shows a spinner and no second press, clears the token although the server fails, closes the dropdown and stays', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await wide.route('**/api/user/logout*', async (route) => {
      await held;
      await route.fulfill({ status: 403, json: { code: 403, message: 'no', data: {} } });
    });
    await wide.evaluate(() => Object.assign(window, { stayed: true }));
    await card(wide).click(patience);
    await wide.getByRole('menuitem', { name: 'Sign out' }).click();
    const busy = wide.getByRole('menuitem', { name: 'Signing out' });
    await expect.poll(() => busy.getAttribute('aria-disabled'), patience).toBe('true');
    expect(await busy.locator('svg, [role=status]').count()).toBeGreaterThan(0);
    expect(await stored(wide, 'token')).not.toBeNull();
    release();
    await expect.poll(() => stored(wide, 'token'), patience).toBeNull();
    await expect.poll(() => wide.getByRole('menu').count(), patience).toBe(0);
    expect(await wide.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await wide.getByText('Access denied').count()).toBe(0);
  });
});
