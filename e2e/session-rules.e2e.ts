import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered } from './person.ts';
import { stopClock, stored, tickUntil, tickUntilAlive } from './still-clock.ts';

const url = inject('productUrl');
const look = { viewport: { width: 1280, height: 900 } } as const;

let browser: Browser;
let token: string;
const opened: OpenPage[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  token = (await registered(url)).info.token;
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const { context } of opened.splice(0)) await context.close();
});

async function newPage(person: boolean): Promise<Page> {
  const one = await (person ? openSignedIn(browser, url, token, look) : openPage(browser, look));
  opened.push(one);
  return one.page;
}

/** How often the page was loaded anew. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

describe('session', () => {
  it('an answer with another code than 100000 clears the token and everything about the person', async () => {
    const page = await newPage(true);
    await page.route('**/api/user/info*', (route) =>
      route.fulfill({ json: { code: 403, message: 'Account closed', data: {} } }),
    );
    await page.goto(`${url}/terms`);
    await expect.poll(() => stored(page, 'token'), patience).toBeNull();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor(patience);
  });

  it('code 100000 stores the person and closes the login modal', async () => {
    const page = await newPage(false);
    await page.goto(`${url}/terms?dashboard=home`);
    const login = page.getByRole('dialog', { name: 'Welcome back' });
    await login.waitFor(patience);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    // As another tab does it.
    await page.evaluate(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await expect.poll(() => login.count(), patience).toBe(0);
    await page.locator('[data-credits="60"]').waitFor(patience);
  });

  it('new credits and a new plan show in every tab', async () => {
    const first = await newPage(true);
    await first.goto(`${url}/terms?dashboard=home`);
    await first.locator('[data-credits="60"]').waitFor(patience);
    const other = await first.context().newPage();
    await other.route('**/api/user/info*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, credits: 41, plan_name: 'pro' } } });
    });
    await other.goto(`${url}/pricing`);
    await first.locator('[data-credits="41"]').waitFor(patience);
    await expect.poll(() => first.getByText('Pro plan', { exact: true }).count(), patience).toBe(1);
    // What was spent elsewhere is seen as soon as somebody looks at this tab again.
    await first.route('**/api/user/info*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, credits: 12 } } });
    });
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await first.locator('[data-credits="12"]').waitFor(patience);
  });

  it('logging out clears local storage and reloads the page after 1 s', async () => {
    const mine = await registered(url);
    const one = await openSignedIn(browser, url, mine.info.token, look);
    opened.push(one);
    const { page } = one;
    await stopClock(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${url}/terms`);
    await tickUntilAlive(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.goto(`${url}/terms?dashboard=home`);
    const account = page.getByRole('button', { name: /’s account$/ });
    await tickUntil(page, () => account.count(), 1);
    await tickUntil(page, () => page.locator('[data-opening]').count(), 0);
    await account.click();
    const count = loads(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.length), patience).toBe(0);
    await page.clock.runFor(900);
    expect(count()).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(count, patience).toBe(1);
    // The theme is the device's, not the person's.
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });
});

describe('build', () => {
  it('a newer build, found by polling, reloads the page', async () => {
    const page = await newPage(false);
    let asked = '';
    await page.route('**/build.json*', (route) => {
      asked = route.request().url();
      return route.fulfill({ json: { id: 'another' } });
    });
    await stopClock(page);
    await page.goto(`${url}/terms`);
    await tickUntilAlive(page);
    const count = loads(page);
    await page.clock.runFor(59 * 60_000);
    expect(asked).toBe('');
    await page.clock.runFor(60_000);
    await expect.poll(count, patience).toBe(1);
    expect(asked).toMatch(/\?t=\d+$/);
  });

  it('a chunk that cannot be loaded reloads the page, at most once per path within 10 s', async () => {
    const page = await newPage(true);
    await page.route(/\/assets\/dashboard-part/, (route) => route.abort());
    await stopClock(page);
    const count = loads(page);
    await page.goto(`${url}/terms?dashboard=home`);
    await tickUntil(page, async () => count(), 2);
    await tickUntil(page, () => page.getByText('This part of the page didn’t load.').count(), 1);
    expect(count()).toBe(2);
    await page.clock.runFor(5000);
    expect(count()).toBe(2);
  });

  it('prefetches the payloads of the pages in sight, about five at a time', async () => {
    const one = await openPage(browser, { viewport: { width: 1280, height: 2400 } });
    opened.push(one);
    const waiting: (() => void)[] = [];
    const asked = new Set<string>();
    await one.page.route(/\.data(?:\?|$)/, async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await stopClock(one.page);
    // A short page, so that the footer with its many links is in sight.
    await one.page.goto(`${url}/no/such/page`);
    await tickUntil(one.page, async () => asked.size >= 5, true);
    await one.page.clock.runFor(2000);
    expect(asked.size).toBeLessThanOrEqual(5);
    for (const go of waiting.splice(0)) go();
    await tickUntil(one.page, async () => asked.size > 5, true);
    expect(waiting.length).toBeLessThanOrEqual(5);
    for (const go of waiting.splice(0)) go();
  });
});

describe('pages', () => {
  it('a failing page shows the generic error page with its status', async () => {
    const page = await newPage(false);
    await page.route(/\/pricing\.data/, (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.goto(`${url}/terms`);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor(patience);
    expect(await page.getByText(/^Status 500$/).count()).toBe(1);
  });

  it('parts below the fold come in while scrolling, in 400 ms with easing ease', async () => {
    const page = await newPage(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The links themselves are gone again once answered; the request stays seen.
    const lateParts = page.waitForRequest(/\.data(?:\?|$)/, patience);
    await page.goto(`${url}/`);
    await lateParts;
    const last = page.locator('main > div > section').last();
    const opacity = () => last.evaluate((part) => part.style.opacity);
    expect(await opacity()).toBe('');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect.poll(opacity, patience).toBe('0');
    // Asked as it begins: on a busy machine it is over before anybody looks for it.
    const begun = await last.evaluateHandle((part) => {
      const animate = part.animate.bind(part);
      const timing = new Promise((resolve) => {
        part.animate = (...motion) => {
          const animation = animate(...motion);
          const { duration, easing } = animation.effect?.getTiming() ?? {};
          resolve({ duration, easing });
          return animation;
        };
      });
      return { timing };
    });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await begun.evaluate(({ timing }) => timing)).toEqual({ duration: 400, easing: 'ease' });
    expect(await opacity()).toBe('');
  });
});
