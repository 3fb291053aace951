import { setTimeout as sleep } from 'node:timers/promises';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  codeFor,
  newPerson,
  openSignedIn,
  outboxPath,
  patience,
  registered,
  sidewaysOverflow,
  signIn,
} from './person.ts';

const url = inject('productUrl');
let browser: Browser;
const opened: OpenPage[] = [];

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const one = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  opened.push(one);
  await one.page.goto(url + path);
  return one.page;
}

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  // Chromium may take a minute to close a context whose page has just reloaded itself; the browser's end takes it along.
  const closing = opened.splice(0).map(({ context }) => context.close().catch(() => {}));
  await Promise.race([Promise.all(closing), sleep(5000)]);
});

const dashboard = (page: Page) => page.getByRole('dialog', { name: 'Adwright dashboard' });

async function fillRegistration(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor(patience);
}

describe('registering', () => {
  it('takes a person from the form over the code in the outbox to their credits and plan', async () => {
    const person = newPerson();
    const page = await open(outboxPath);
    await page.goto(`${url}/register`);
    await fillRegistration(page, person);
    const [outbox] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'outbox' }).click(),
    ]);
    const letter = await outbox.locator('article', { hasText: person.email }).innerText();
    await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(letter)?.[0] ?? '');
    await dashboard(page).waitFor(patience);
    expect(await dashboard(page).innerText()).toMatch(/Free plan\s+60 credits/);
    await page.getByRole('button', { name: 'Ada Lovelace’s account' }).click();
    await page.getByRole('menu').getByText(person.email).waitFor();
  });

  it('says where the strength of a password stands, and refuses a short one before asking anybody', async () => {
    const page = await open('/register');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/user/register') && calls.push(request.url()));
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByLabel('Password', { exact: true }).fill('kite');
    await page.getByText('Password strength: too short').waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Use at least 8 characters.').waitFor();
    expect(calls).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
    await page.getByText('Password strength: strong').waitFor();
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  });

  it('shows the server’s refusal of a common password beside the field', async () => {
    const page = await open('/register');
    await page.getByLabel('Email').fill(newPerson().email);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Create account' }).click();
    // The notification says it, too.
    const beside = page.locator('#content').getByText('This password is too common. Choose another one.');
    await beside.waitFor(patience);
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a wrong code, survives a reload, and takes the right one from a pasted sentence', async () => {
    const person = newPerson();
    const page = await open('/register');
    await fillRegistration(page, person);
    const code = await codeFor(url, person.email);
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    // The notification says it, too.
    await page.locator('#content').getByText('That code isn’t right. Check it and try again.').waitFor(patience);
    await page.reload();
    await page.getByText(person.email).waitFor(patience);
    await page.getByLabel('Code').fill(`Your code: ${code.slice(0, 3)} ${code.slice(3)}.`);
    await expect.poll(() => dashboard(page).count(), patience).toBe(1);
  });

  it('offers a new code when the minute is over', async () => {
    const { page } = await openPage(browser).then((one) => (opened.push(one), one));
    await page.clock.install();
    await page.goto(`${url}/register`);
    await fillRegistration(page, newPerson());
    await page.getByText(/You can request a new code in \d+ seconds/).waitFor();
    expect(await page.getByRole('button', { name: 'Send a new code' }).count()).toBe(0);
    await page.clock.fastForward(61_000);
    await expect.poll(() => page.getByRole('button', { name: 'Send a new code' }).count(), patience).toBe(1);
  });
});

describe('signing in', () => {
  it('refuses a wrong password in place and in the toast, and then takes the right one', async () => {
    const person = await registered(url);
    const page = await open('/sign-in?next=/pricing');
    await signIn(page, { ...person, password: 'not this one' });
    await page.getByRole('alert').getByText('Wrong email or password. Check both and try again.').waitFor(patience);
    await page.locator('[data-sonner-toast]').getByText('Unauthorized, please login again').waitFor(patience);
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    await signIn(page, person);
    await page.waitForURL(`${url}/pricing`, patience);
    await page.getByRole('link', { name: 'Dashboard' }).waitFor(patience);
  });

  it('leads to the feature that was asked for', async () => {
    const person = await registered(url);
    const page = await open('/sign-in?feature=qr-code-generator');
    await signIn(page, person);
    await expect.poll(() => dashboard(page).getByRole('heading', { level: 1 }).innerText(), patience).toBe('QR codes');
  });

  it('never sends anybody to another site', async () => {
    const person = await registered(url);
    const page = await open('/sign-in?next=//evil.example/');
    await signIn(page, person);
    await dashboard(page).waitFor(patience);
    expect(new URL(page.url()).origin).toBe(url);
  });

  it('says in words that the server cannot be reached', async () => {
    const person = await registered(url);
    const page = await open('/sign-in');
    await page.route('**/api/user/login/password', (route) => route.abort('connectionrefused'));
    await signIn(page, person);
    await expect
      .poll(() => page.getByRole('alert').innerText(), patience)
      .toBe('We can’t reach the server. Check your connection and try again.');
  });
});

describe('signing out', () => {
  it('ends the session on the server, empties the storage and reloads', async () => {
    const { info } = await registered(url);
    const state = { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: info.token }] }] };
    const page = await open('/?dashboard=home', { storageState: state });
    await page.getByRole('button', { name: /’s account$/ }).click(patience);
    await Promise.all([
      page.waitForEvent('framenavigated', { predicate: () => true, timeout: 15_000 }),
      page.getByRole('menuitem', { name: 'Sign out' }).click(),
    ]);
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor(patience);
    await expect.poll(() => page.evaluate(() => localStorage.length), patience).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const answer = await fetch(`${url}/api/user/info`, { headers: { authorization: info.token } });
    expect(answer.status).toBe(401);
  });

  it('reaches every tab, and so does signing in', async () => {
    const person = await registered(url);
    const first = await open('/sign-in');
    const second = await first.context().newPage();
    await second.goto(`${url}/pricing`);
    await second.getByRole('link', { name: 'Sign in' }).first().waitFor(patience);
    await signIn(first, person);
    await second.getByRole('link', { name: 'Dashboard' }).waitFor(patience);
    await first.getByRole('button', { name: /’s account$/ }).click(patience);
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => second.getByRole('link', { name: 'Sign in' }).count(), patience).toBe(1);
  });

  it('closes the dashboard of other tabs instead of asking there for a new sign-in', async () => {
    const { info } = await registered(url);
    const state = { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: info.token }] }] };
    const first = await open('/?dashboard=home', { storageState: state });
    const second = await first.context().newPage();
    await second.goto(`${url}/pricing?dashboard=home`);
    await second.getByRole('button', { name: /’s account$/ }).waitFor(patience);
    await first.getByRole('button', { name: /’s account$/ }).click(patience);
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await second.getByRole('link', { name: 'Sign in' }).first().waitFor(patience);
    expect(await second.getByRole('dialog').count()).toBe(0);
    expect(new URL(second.url()).search).toBe('');
  });

  it('happens to everybody whose token the server refuses, with the words of the catalogue', async () => {
    const state = { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: 'long-dead' }] }] };
    const page = await open('/pricing', { storageState: state });
    await page.locator('[data-sonner-toast]').getByText('Unauthorized, please login again').waitFor(patience);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token')), patience).toBeNull();
  });

  it('happens when the person cannot be loaded, as the specification says, and says why', async () => {
    const { info } = await registered(url);
    const state = { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: info.token }] }] };
    const page = await open('/terms', { storageState: state });
    await page.getByRole('link', { name: 'Dashboard' }).waitFor(patience);
    await page.route('**/api/user/info*', (route) => route.fulfill({ status: 503, body: '<html>down</html>' }));
    await page.reload();
    await page.locator('[data-sonner-toast]').getByText('Service unavailable').waitFor(patience);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token')), patience).toBeNull();
    await expect.poll(() => page.getByRole('link', { name: 'Dashboard' }).count(), patience).toBe(0);
  });
});

describe('a server that does not answer', () => {
  it('is given a minute, and then the notification says so', async () => {
    const { info } = await registered(url);
    const one = await openSignedIn(browser, url, info.token);
    opened.push(one);
    const { page } = one;
    let asked = false;
    await page.clock.install();
    await page.route('**/api/user/info*', () => {
      asked = true;
    });
    await page.goto(`${url}/terms`);
    await expect.poll(() => page.clock.runFor(100).then(() => asked), patience).toBe(true);
    const popup = page.locator('[data-notification=top-right]');
    await page.clock.runFor(55_000);
    expect(await popup.count()).toBe(0);
    await page.clock.runFor(5_000);
    await expect.poll(() => page.clock.runFor(20).then(() => popup.count()), patience).toBe(1);
    expect(await popup.innerText()).toMatch(/^Error\s+Request timeout, please try again later$/);
  });
});

describe('everybody', () => {
  it.each([
    ['/sign-in', 'light'],
    ['/register', 'dark'],
    ['/ar/sign-in', 'dark'],
  ] as const)('can use %s in the %s theme', async (path, colorScheme) => {
    const page = await open(path, { colorScheme });
    await page.locator('form').first().waitFor(patience);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it.each(['', '/de', '/ar', '/ru'])('finds it whole on a phone of 320 px (%s)', async (prefix) => {
    const page = await open(`${prefix}/register`, { viewport: { width: 320, height: 640 } });
    await page.locator('form').first().waitFor(patience);
    await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
  });

  it('can do it by keyboard alone', async () => {
    const person = await registered(url);
    const page = await open('/sign-in');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), patience).toBe('email');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await dashboard(page).waitFor(patience);
  });
});
