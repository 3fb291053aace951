import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ruleOf, sectionKeys } from '../apps/web/app/dashboard/section-keys.ts';
import { openSignedIn, patience, registered } from './person.ts';
import { sell } from './sold.ts';
import { dispatch, stopClock, stored, tickUntil, withRunningClock } from './still-clock.ts';

const url = inject('productUrl');
const minute = 60_000;
const look = { viewport: { width: 1280, height: 900 } } as const;

let browser: Browser;
let page: Page;
let context: BrowserContext;
let email: string;
let token: string;
let problems: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  const person = await registered(url);
  email = person.email;
  ({ token } = person.info);
  const one = await openSignedIn(browser, url, token, look);
  ({ page, context } = one);
  page.setDefaultTimeout(patience.timeout);
  problems = one.problems;
  await sell(page);
  await page.goto(`${url}/terms`);
});
afterAll(() => browser.close());

const dashboard = (on = page) => on.getByRole('dialog', { name: 'Adwright dashboard' });
const link = (on = page) => on.getByRole('link', { name: 'Dashboard' });
const section = (on = page) => new URL(on.url()).searchParams.get('dashboard');

async function open(name: string): Promise<void> {
  await expect
    .poll(async () => {
      await dispatch(page, 'feature-switch', { feature: name });
      return section();
    }, patience)
    .toBe(name);
  await dashboard().getByRole('heading', { level: 1 }).waitFor(patience);
}

describe('dashboard modal', () => {
  it('opens on Home by default, over the whole screen', async () => {
    await link().click(patience);
    await dashboard().getByRole('heading', { name: 'What are you promoting today, Ada?' }).waitFor(patience);
    expect(section()).toBe('home');
    expect(await dashboard().boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  });

  it('lists every section that has landed, and no other', async () => {
    const links = dashboard().locator('aside').getByRole('link');
    const names = await links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('dashboard')),
    );
    expect(new Set(names)).toEqual(new Set(sectionKeys.map((key) => ruleOf(key).event)));
  });

  it('saves its state to local storage while it is open, with every field', async () => {
    await open('my-work');
    const state = async () => JSON.parse((await stored(page, 'dashboard-state')) ?? '{}') as { timestamp: number };
    await expect.poll(state, patience).toMatchObject({ activeMenuItem: 'MyWork' });
    expect(await state()).toEqual({
      isOpen: true,
      activeMenuItem: 'MyWork',
      currentComponent: 'MyWork',
      activeTab: null,
      lastOpenedFeature: 'my-work',
      isDashboardContext: true,
      params: {},
      timestamp: expect.any(Number),
    });
  });

  it('restores itself at the start of a page when it was left open less than 30 minutes ago', async () => {
    await page.goto(`${url}/terms`);
    await expect.poll(() => section(), patience).toBe('my-work');
    await dashboard().getByRole('heading', { name: 'My work' }).waitFor(patience);
  });

  it('leaves another page alone that is loaded meanwhile, however it was asked for', async () => {
    await page.goto(`${url}/pricing`);
    await expect
      .poll(async () => JSON.parse((await stored(page, 'dashboard-state')) ?? '{}') as unknown, patience)
      .toMatchObject({ isOpen: false });
    expect(section()).toBeNull();
    await page.goto(`${url}/terms`);
    await open('my-work');
  });

  it('stays fresh while somebody works for long in one section', async () => {
    const fresh = await openSignedIn(browser, url, token, look);
    const long = fresh.page;
    await stopClock(long);
    await long.goto(`${url}/terms?dashboard=my-work`);
    const savedAt = async () =>
      (JSON.parse((await stored(long, 'dashboard-state')) ?? '{}') as { timestamp?: number }).timestamp ?? 0;
    await tickUntil(long, async () => (await savedAt()) > 0, true);
    await long.clock.runFor(31 * minute);
    expect(await savedAt()).toBeGreaterThan((await long.evaluate(() => Date.now())) - 2 * minute);
    await fresh.context.close();
  });

  it('clears a state that is 30 minutes old instead', async () => {
    // The clock belongs to a whole context.
    const kept = await browser.newContext({ ...look, storageState: await context.storageState() });
    const later = await kept.newPage();
    const { timestamp } = JSON.parse((await stored(page, 'dashboard-state')) ?? '{}') as { timestamp: number };
    await stopClock(later, timestamp + 30 * minute);
    await later.goto(`${url}/terms`);
    await tickUntil(later, () => stored(later, 'dashboard-state'), null);
    expect(section(later)).toBeNull();
    await kept.close();
  });

  it('reopens where it was closed', async () => {
    await open('home');
    await open('my-work');
    await dashboard().getByRole('button', { name: 'Close dashboard' }).click();
    await expect.poll(() => dashboard().count(), patience).toBe(0);
    expect(JSON.parse((await stored(page, 'dashboard-state')) ?? '{}')).toMatchObject({ isOpen: false });
    await link().click();
    await expect.poll(() => section(), patience).toBe('my-work');
  });

  it.each([
    'qr-code-generator',
    'background-removal',
    'ai-id-photo',
    'video-adwright',
    'product-to-video',
    'batch-creation',
    'talking-photo',
    'video-translation',
  ])('feature-switch event %s opens its section', async (name) => {
    await open('home');
    await dispatch(page, 'feature-switch', { feature: name });
    await expect.poll(() => section(), patience).toBe(name);
  });

  it('feature-switch event lip-sync opens Home, then selects lip-sync', async () => {
    await open('my-work');
    await dispatch(page, 'feature-switch', { feature: 'lip-sync' });
    await expect.poll(() => section(), patience).toBe('lip-sync');
    await page.goBack();
    await expect.poll(() => section(), patience).toBe('home');
  });

  it('feature-switch and template-selected events with nonsense in them do no harm', async () => {
    await open('home');
    for (const detail of [null, 7, {}, { feature: { name: 'x' } }, { feature: 'constructor' }, { kind: 'song' }]) {
      await dispatch(page, 'feature-switch', detail);
      await dispatch(page, 'template-selected', detail);
    }
    expect(section()).toBe('home');
    expect(problems).toEqual([]);
  });

  it('template-selected event switches to the section that takes it', async () => {
    await open('home');
    await dispatch(page, 'template-selected', { kind: 'picture-template', id: 'bento' });
    await expect.poll(() => section(), patience).toBe('image-ad');
  });

  it('user menu shows an initial, the name and the email, and fetches the billing link when it is opened', async () => {
    const asked: string[] = [];
    await page.route('**/api/pay/billing-portal*', (route) => {
      asked.push(route.request().headers()['authorization'] ?? '');
      return route.fulfill({ json: { code: 100000, message: 'ok', data: { url: 'https://billing.example.com/me' } } });
    });
    await open('home');
    expect(asked).toEqual([]);
    await dashboard().getByRole('button', { name: 'Ada Lovelace’s account' }).click();
    const menu = page.getByRole('menu');
    await expect
      .poll(() => menu.getByRole('menuitem', { name: 'Billing and invoices' }).getAttribute('href'), patience)
      .toBe('https://billing.example.com/me');
    expect(await menu.innerText()).toMatch(new RegExp(`^A\\s+Ada Lovelace\\s+${email}`));
    expect(asked).toHaveLength(1);
    expect(await menu.getByRole('menuitem', { name: 'Billing and invoices' }).getAttribute('target')).toBe('_blank');
    await page.keyboard.press('Escape');
  });

  it('upgrade button opens the price modal with every plan', async () => {
    await open('home');
    await dashboard().getByRole('button', { name: 'Upgrade' }).click();
    const plans = page.getByRole('dialog', { name: 'Plans' });
    await plans.getByRole('region', { name: 'Basic' }).getByText('$39').waitFor(patience);
    await plans.getByRole('radio', { name: 'Annual' }).click();
    await plans.getByText('$396 billed yearly').waitFor();
    expect(await accessibilityProblems(page, '[role=dialog]:last-of-type')).toEqual([]);
    await plans.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => plans.count(), patience).toBe(0);
  });

  it('a call refused for want of credits opens the price modal', async () => {
    const lists = /\/api\/\w+\/get-list/;
    await page.route(lists, (route) =>
      route.fulfill({ status: 402, json: { code: 402, message: 'x', data: { error: 'insufficient_credits' } } }),
    );
    await open('my-work');
    await page.reload();
    await expect.poll(() => page.getByRole('dialog', { name: 'Plans' }).count(), patience).toBe(1);
    await page.unroute(lists);
    await page.getByRole('dialog', { name: 'Plans' }).getByRole('button', { name: 'Close' }).click();
  });
});

describe('opening', () => {
  it('shows a title, a bar that goes on every 200 ms up to 90 %, and five messages in turn', async () => {
    const fresh = await openSignedIn(browser, url, token, look);
    const slow = fresh.page;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await slow.route(/\/assets\/(?:dashboard-part|home-section)/, async (route) => {
      await held;
      await route.continue();
    });
    await stopClock(slow);
    await slow.goto(`${url}/terms?dashboard=home`);
    const overlay = slow.locator('[data-opening]');
    await tickUntil(slow, () => overlay.count(), 1);
    await overlay.getByText('Opening Adwright').waitFor();
    const message = () => overlay.locator('p').last().innerText();
    const bar = async () => parseInt((await overlay.getByRole('progressbar').getAttribute('aria-valuetext')) ?? '', 10);
    const said: string[] = [];
    for (let ticks = 0; ticks < 80 && (await bar()) < 90; ticks += 1) {
      const before = await bar();
      if (said.at(-1) !== (await message())) said.push(await message());
      await slow.clock.runFor(200);
      expect(await bar()).toBeGreaterThanOrEqual(before);
    }
    await slow.clock.runFor(5000);
    expect(await bar()).toBe(90);
    expect(await withRunningClock(slow, () => accessibilityProblems(slow, '[data-opening]'))).toEqual([]);
    release();
    await tickUntil(slow, message, 'Ready!');
    said.push('Ready!');
    expect(said).toEqual([
      'Initializing...',
      'Loading components...',
      'Preparing content...',
      'Almost ready...',
      'Ready!',
    ]);
    await tickUntil(slow, () => overlay.count(), 0);
    await fresh.context.close();
  });
});

describe('without a token', () => {
  it('any section but the ads library opens the login modal instead', async () => {
    const visitor = await openPage(browser, look);
    await visitor.page.goto(`${url}/terms`);
    await visitor.page
      .locator('link[rel=prefetch][as=fetch]')
      .first()
      .waitFor({ state: 'attached', ...patience });
    const login = visitor.page.getByRole('dialog', { name: 'Welcome back' });
    const gated = sectionKeys.filter((key) => ruleOf(key).gate === 'user');
    for (const key of gated) {
      await dispatch(visitor.page, 'feature-switch', { feature: ruleOf(key).event });
      await login.waitFor(patience);
      expect(await dashboard(visitor.page).count()).toBe(0);
      await login.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => login.count(), patience).toBe(0);
      await expect.poll(() => section(visitor.page), patience).toBeNull();
    }
    for (const key of sectionKeys.filter((other) => !gated.includes(other))) {
      await dispatch(visitor.page, 'feature-switch', { feature: ruleOf(key).event });
      await expect.poll(() => dashboard(visitor.page).count(), patience).toBe(1);
    }
    await visitor.context.close();
  });
});

it('a page reached by a link of the site is not covered by the dashboard that was left open', async () => {
  await open('my-work');
  await page.evaluate((to) => location.assign(to), `${url}/pricing`);
  await page.waitForURL('**/pricing');
  await link().waitFor(patience);
  await expect
    .poll(async () => JSON.parse((await stored(page, 'dashboard-state')) ?? '{}') as unknown, patience)
    .toMatchObject({ isOpen: false });
  expect(section()).toBeNull();
});
