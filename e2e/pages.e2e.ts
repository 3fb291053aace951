import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage, type OpenPage, watchedPage } from '@adwright/test-kit/browser.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

const url = inject('productUrl');
const patience = { timeout: 15_000 };
let browser: Browser;
const opened: OpenPage[] = [];
/** By their looks. What they fetched once is there for the next page, as for a person who reads on. */
const readers = new Map<string, Promise<BrowserContext>>();

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const { context } of opened.splice(0)) await context.close();
});

const desktop = { viewport: { width: 1280, height: 800 } } as const;

async function open(path: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const one = await openPage(browser, { ...desktop, ...options });
  opened.push(one);
  await noteRefusals(one.page);
  await one.page.goto(url + path);
  return one;
}

/** Writes down what the page's policy refused, which browsers do not always say in the console. */
async function noteRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      // oxlint-disable-next-line no-console
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

/** Opens one page of many that differ only in their address; closed when the work with it is done. */
async function read<Result>(
  path: string,
  options: BrowserContextOptions,
  work: (one: Pick<OpenPage, 'page' | 'problems'>) => Promise<Result>,
): Promise<Result> {
  const key = JSON.stringify(options);
  const reader = readers.get(key) ?? browser.newContext({ ...desktop, ...options });
  readers.set(key, reader);
  const context = await reader;
  await context.clearCookies();
  const { page, problems } = await watchedPage(context);
  try {
    await noteRefusals(page);
    await page.goto(url + path);
    return await work({ page, problems });
  } finally {
    await page.close();
  }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Marks the document: the mark is gone after a full page load. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same'));
const marked = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'same');

/** Scripts answer clicks only once they run. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')), null, patience);
}

describe('the language switch', () => {
  it('keeps the page, its query, its anchor and the place on it, and is remembered', async () => {
    const { page, context } = await open('/pricing?plan=pro#questions');
    await untilAlive(page);
    await mark(page);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/pricing?plan=pro#questions', patience);
    await expect.poll(() => page.locator('html').getAttribute('lang'), patience).toBe('ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await marked(page)).toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(200);
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);

    await page.goto(`${url}/terms?x=1`);
    expect(page.url()).toBe(`${url}/ar/terms?x=1`);
  });

  it('back to English stays English, whatever the browser prefers', async () => {
    const { page } = await open('/', { locale: 'de-DE' });
    expect(page.url()).toBe(`${url}/de`);
    await untilAlive(page);
    await page.getByRole('button', { name: /Deutsch/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${url}/`, patience);
    await page.reload();
    expect(page.url()).toBe(`${url}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('loads the letters of a language only for that language', async () => {
    const { page } = await open('/');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${url}/fr`);
    expect(requested.filter((address) => /noto-sans|fonts-/.test(address))).toEqual([]);
    await page.goto(`${url}/ar`);
    await expect.poll(() => requested.some((address) => /noto-sans-arabic/.test(address)), patience).toBe(true);
  });
});

describe('navigation', () => {
  it('starts a new page at its top and gives the old one back where it was', async () => {
    const { page } = await open('/');
    await untilAlive(page);
    await mark(page);
    const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
    await page.locator('#tool').scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: 'Product name', exact: true }).waitFor(patience);
    await pricing.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await pricing.click();
    await page.waitForURL('**/pricing', patience);
    await expect.poll(() => scrolled(page), patience).toBe(0);
    await page.goBack();
    await page.waitForURL(`${url}/`, patience);
    await expect.poll(() => scrolled(page), patience).toBe(before);
    await page.goForward();
    await expect.poll(() => scrolled(page), patience).toBe(0);
    expect(await marked(page)).toBe(true);
  });

  it('comes to rest below the header at an anchor, by link and by address', async () => {
    const { page } = await open('/terms');
    await untilAlive(page);
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);
    const anchor = (await link.getAttribute('href')) ?? '';
    await link.click();
    const top = () => page.locator(anchor).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, patience).toBeLessThan(120);
    expect(await top()).toBeGreaterThan(60);

    await page.goto(`${url}/fr/terms${anchor}`);
    await expect.poll(top, patience).toBeLessThan(120);
    expect(await top()).toBeGreaterThan(60);
  });

  it('opens the menu of all pages by keyboard and closes it with Escape', async () => {
    const { page } = await open('/');
    await untilAlive(page);
    const menu = page.locator('#pages-menu');
    await page.getByRole('button', { name: 'Tools' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.isVisible(), patience).toBe(true);
    expect(await menu.getByRole('link').count()).toBe(40);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible(), patience).toBe(false);
  });

  it('shows an unknown path inside the page, with a title of its own and a way home', async () => {
    const { page } = await open('/pricing');
    await untilAlive(page);
    await mark(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByText('Page Not Found: /no/such/page').waitFor(patience);
    expect(await page.title()).toMatch(/^Page Not Found/);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await page.waitForURL(`${url}/`, patience);
    expect(await marked(page)).toBe(true);
    await expect.poll(() => page.title(), patience).not.toMatch(/Not Found/);
  });
});

describe('the theme', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  it('follows the system until somebody chooses, and keeps the choice', async () => {
    const { page } = await open('/', { colorScheme: 'dark' });
    await untilAlive(page);
    expect(await background(page)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await background(page)).toBe('light');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('banner').waitFor(patience);
    expect(await background(page)).toBe('light');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await page.evaluate(() => document.cookie)).not.toContain('theme=');
  });
});

describe('the field on the home page', () => {
  it('puts the product of an address into the tool below', async () => {
    const { page } = await open('/');
    await untilAlive(page);
    await page.getByLabel('Product link or name').fill('https://shop.example/products/linen-apron?v=2');
    await page.locator('main form').first().getByRole('button', { name: 'Write my ads' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Product name', exact: true }).inputValue(), patience)
      .toBe('Linen apron');
    expect(new URL(page.url()).hash).toBe('#tool');
  });

  it('works before any script has loaded', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    await page.getByLabel('Product link or name').fill('Linen apron');
    await page.locator('main form').first().getByRole('button', { name: 'Write my ads' }).click();
    expect(page.url()).toBe(`${url}/?product=Linen+apron#tool`);
  });

  it('offers a sample product instead', async () => {
    const { page } = await open('/');
    await untilAlive(page);
    await page.getByRole('link', { name: 'Use a sample product' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Product name', exact: true }).inputValue(), patience)
      .toBe('Kestrel desk lamp');
  });
});

const addressOf = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

/** Brings everything into sight that waits for it. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

const texts = ['/', '/pricing', '/ad-copy-generator', '/display-ad-generator', '/privacy-policy'];

describe.each([...texts, '/facebook-ads', '/terms'])('%s', (path) => {
  it.each(['', '/ar'])('runs without an error and can be used by everybody under “%s”', (prefix) =>
    read(addressOf(prefix, path), {}, async ({ page, problems }) => {
      await untilAlive(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await scrollThrough(page);
      expect(problems).toEqual([]);
    }),
  );

  it('can be used by everybody in the dark theme', () =>
    read(path, { colorScheme: 'dark' }, async ({ page }) => {
      await untilAlive(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }));
});

describe.each(texts)('%s', (path) => {
  it('runs without an error or a refused script in Japanese', () =>
    read(addressOf('/ja', path), {}, async ({ page, problems }) => {
      await untilAlive(page);
      await scrollThrough(page);
      expect(problems).toEqual([]);
    }));

  it.each(['/de', '/ru', '/ar'])('fits a narrow phone under %s', (prefix) =>
    read(addressOf(prefix, path), { viewport: { width: 320, height: 700 } }, async ({ page }) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    }),
  );
});

describe('an unknown address', () => {
  it.each([
    ['', 'light'],
    ['', 'dark'],
    ['/ar', 'light'],
  ] as const)('can be used by everybody under “%s” in the %s theme', (prefix, colorScheme) =>
    read(`${prefix}/no/such/page`, colorScheme === 'dark' ? { colorScheme } : {}, async ({ page }) => {
      await untilAlive(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }),
  );
});

it('answers an unknown address with a page that runs under its own policy', async () => {
  const { page, problems } = await open('/no/such/page');
  await untilAlive(page);
  await page.getByText('Page Not Found: /no/such/page').waitFor(patience);
  await page.getByRole('button', { name: 'Language: English' }).click();
  expect(await page.locator('#language-menu').isVisible()).toBe(true);
  // The browser itself reports the document's status.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});
