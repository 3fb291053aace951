import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, openSignedIn, patience, registered, sidewaysOverflow, signIn } from './person.ts';

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

async function openAs(token: string | null, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const look = { viewport: { width: 1280, height: 900 }, ...options } as const;
  const one = await (token === null ? openPage(browser, look) : openSignedIn(browser, url, token, look));
  opened.push(one);
  await one.page.goto(url + path);
  return one.page;
}

const dashboard = (page: Page) => page.getByRole('dialog', { name: 'Adwright dashboard' });
const heading = (page: Page) => dashboard(page).getByRole('heading', { level: 1 }).innerText();
const productName = (page: Page) => page.getByRole('textbox', { name: 'Product name', exact: true });
const login = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

describe('the address', () => {
  it('opens a section, and back and forward go through what was open', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/pricing');
    await page.getByRole('link', { name: 'Dashboard' }).click(patience);
    await expect.poll(() => heading(page), patience).toBe('What are you promoting today, Ada?');
    await dashboard(page).getByRole('link', { name: 'My work' }).click();
    await expect.poll(() => heading(page), patience).toBe('My work');
    expect(page.url()).toBe(`${url}/pricing?dashboard=my-work`);
    await page.goBack();
    await expect.poll(() => heading(page), patience).toBe('What are you promoting today, Ada?');
    await page.goBack();
    await expect.poll(() => dashboard(page).count(), patience).toBe(0);
    expect(page.url()).toBe(`${url}/pricing`);
    await page.goForward();
    await expect.poll(() => heading(page), patience).toBe('What are you promoting today, Ada?');
    await dashboard(page).getByRole('button', { name: 'Close dashboard' }).click();
    await expect.poll(() => dashboard(page).count(), patience).toBe(0);
    expect(page.url()).toBe(`${url}/pricing`);
  });

  it('leads to Home when it names a section that does not exist', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=teleporter');
    await expect.poll(() => heading(page), patience).toBe('What are you promoting today, Ada?');
  });

  it('asks a visitor to sign in instead, and opens afterwards', async () => {
    const person = await registered(url);
    const page = await openAs(null, '/terms?dashboard=my-work');
    await login(page).waitFor(patience);
    expect(await dashboard(page).count()).toBe(0);
    await signIn(page, person);
    await expect.poll(() => heading(page), patience).toBe('My work');
  });

  it('forgets the section when the visitor closes the login modal', async () => {
    const page = await openAs(null, '/terms?dashboard=my-work&x=1');
    await login(page).waitFor(patience);
    await login(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${url}/terms?x=1`);
    expect(await dashboard(page).count()).toBe(0);
  });
});

describe('the modal', () => {
  it('keeps the page behind it from scrolling, and keeps its place', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms');
    await page.getByRole('link', { name: 'Dashboard' }).waitFor(patience);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // By script: a click by hand would first scroll to the link, which the sticky header keeps in sight anyway.
    await page.getByRole('link', { name: 'Dashboard' }).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => heading(page), patience).toBe('What are you promoting today, Ada?');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.keyboard.press('Escape');
    await expect.poll(() => dashboard(page).count(), patience).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(600);
  });

  it('leaves Escape to the work inside it, and closes by it only from its own frame', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=qr-code-generator');
    await expect.poll(() => heading(page), patience).toBe('QR codes');
    await dashboard(page).locator('main').getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    // On no field and no button: the work is still what the key is pressed in.
    await dashboard(page).getByRole('heading', { name: 'QR codes' }).click();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    expect(await dashboard(page).count()).toBe(1);
    await dashboard(page).getByRole('button', { name: 'Close dashboard' }).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => dashboard(page).count(), patience).toBe(0);
  });

  it('closes by Escape what lies over the work, and nothing beneath it', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=video-adwright');
    await expect.poll(() => heading(page), patience).toBe('Video ads');
    const choose = async (menu: string, item: string): Promise<void> => {
      await page.getByRole('button', { name: menu, exact: true }).click(patience);
      await page.getByRole('menuitem', { name: item, exact: true }).click(patience);
    };
    const dialogs = () => page.locator('[role=dialog]').count();
    for (const open of [
      () => page.getByRole('button', { name: 'Sample product', exact: true }).click(patience),
      () => choose('Presets', 'Save as preset'),
      () => choose('Ada Lovelace’s account', 'Account settings'),
      () => choose('Ada Lovelace’s account', 'Credits and billing'),
      () => choose('Ada Lovelace’s account', 'Send feedback'),
    ]) {
      await open();
      await expect.poll(dialogs, patience).toBe(2);
      await page.keyboard.press('Escape');
      await expect.poll(dialogs, patience).toBe(1);
    }
    expect(await heading(page)).toBe('Video ads');
  });

  it('remembers a narrow sidebar', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=home');
    const width = async () => (await dashboard(page).locator('aside').boundingBox())?.width;
    await expect.poll(width, patience).toBe(240);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width, patience).toBe(64);
    await page.reload();
    await expect.poll(width, patience).toBe(64);
    await dashboard(page).locator('aside').getByRole('link', { name: 'QR codes' }).click();
    await expect.poll(() => heading(page), patience).toBe('QR codes');
  });

  it('has a menu on a phone that closes after a choice', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=home', { viewport: { width: 390, height: 844 } });
    await dashboard(page).getByRole('button', { name: 'Open menu' }).click(patience);
    const menu = page.getByRole('dialog', { name: 'Sections' });
    await menu.getByRole('link', { name: 'My work' }).click();
    await expect.poll(() => menu.count(), patience).toBe(0);
    await expect.poll(() => heading(page), patience).toBe('My work');
  });

  it('offers the tools that suit what is typed, all by keyboard, and begins them with it', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=home');
    const field = page.getByLabel('What are you promoting?');
    const others = page.getByRole('group', { name: 'Or create' });
    await field.waitFor(patience);
    expect(await others.count()).toBe(0);
    await field.fill('Linen apron');
    expect(await others.getByRole('button', { name: 'Product images' }).count()).toBe(0);
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => productName(page).inputValue(), patience).toBe('Linen apron');
    await page.goBack();
    await field.fill('Linen apron');
    await field.press('Enter');
    await expect.poll(() => heading(page), patience).toBe('Image ads');
    await expect.poll(() => field.inputValue(), patience).toBe('Linen apron');
  });

  it('reads an address and begins the chosen tool with the product that was there', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=home');
    const made = await call(url, '/api/product/create', { title: 'Linen apron', brand: 'Loom' }, info.token);
    const rows = [{ row: 0, product: made, error: null }];
    const json = { code: 100000, message: 'Operation successful', data: { created: 1, failed: 0, rows } };
    await page.route('**/api/product/batch-create*', (route) => route.fulfill({ json }));
    const field = page.getByLabel('What are you promoting?');
    await field.fill('yourshop.com/products/linen-apron');
    await page.getByRole('button', { name: 'Posters' }).waitFor({ state: 'detached', ...patience });
    await page.getByRole('button', { name: 'GIF banners' }).click();
    await expect.poll(() => heading(page), patience).toBe('GIF banners');
    await expect.poll(() => field.inputValue(), patience).toBe('Linen apron');
    await page.reload();
    await expect.poll(() => field.inputValue(), patience).toBe('Linen apron');
  });

  it('says why a product page could not be read and offers to enter it by hand', async () => {
    const { info } = await registered(url);
    const page = await openAs(info.token, '/terms?dashboard=home');
    const message = 'The page asks for a sign-in.';
    const rows = [{ row: 0, product: null, error: { error: 'page_login', message, issues: [] } }];
    const json = { code: 100000, message: 'Operation successful', data: { created: 0, failed: 1, rows } };
    await page.route('**/api/product/batch-create*', (route) => route.fulfill({ json }));
    await page.getByLabel('What are you promoting?').fill('yourshop.com/products/linen-apron');
    await page.getByRole('button', { name: 'Create image ads' }).click();
    await page.getByRole('alert').getByText(message).waitFor(patience);
    await page.getByRole('button', { name: 'Enter manually instead' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'New product' }).count(), patience).toBe(1);
  });
});

describe('everybody', () => {
  it.each([
    ['home', '/de'],
    ['my-work', '/ru'],
    ['ad-copy', '/de'],
  ])('finds %s whole on a phone of 320 px (%s)', async (section, prefix) => {
    const { info } = await registered(url);
    const options = { viewport: { width: 320, height: 640 } };
    const page = await openAs(info.token, `${prefix}/terms?dashboard=${section}`, options);
    await page.locator('[role=dialog] h1').waitFor(patience);
    await expect.poll(() => sidewaysOverflow(page, '[role=dialog] main'), patience).toBe(0);
  });
});
