import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn, registered } from './person.ts';
import { sell } from './sold.ts';
import { stopClock, stored, tickUntil, tickUntilAlive, withRunningClock } from './still-clock.ts';

const url = inject('productUrl');
const second = 1000;
const hour = 3600 * second;
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

const offer = (page: Page) => page.getByRole('dialog', { name: 'Up to 40% off the Basic plan' });
const banner = (page: Page) => page.getByRole('button', { name: /^Limited-time offer: 40% off/ });
const toast = (page: Page) => page.locator('[data-sonner-toast]');

async function open(path: string, options: { person?: boolean; sold?: boolean; time?: number } = {}): Promise<Page> {
  const { person = false, sold = true, time } = options;
  const one = await (person ? openSignedIn(browser, url, token, look) : openPage(browser, look));
  opened.push(one);
  if (sold) await sell(one.page);
  await stopClock(one.page, time);
  await one.page.goto(url + path);
  await tickUntilAlive(one.page);
  return one.page;
}

async function openOffer(path = '/sign-in', options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(path, options);
  await tickUntil(page, () => banner(page).count(), 1);
  await banner(page).click();
  await tickUntil(page, () => offer(page).count(), 1);
  // A dialog begins to listen for presses outside of it a moment after it has opened.
  await page.clock.runFor(100);
  return page;
}

const closed = (page: Page) => tickUntil(page, () => offer(page).count(), 0);

describe('promotion modal', () => {
  it('waits while somebody types, and while what they typed stands there', async () => {
    const page = await open('/sign-in');
    await page.getByLabel('Email').focus();
    await page.clock.runFor(21_000);
    expect(await offer(page).count()).toBe(0);
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByLabel('Email').blur();
    await page.clock.runFor(3000);
    expect(await offer(page).count()).toBe(0);
    await page.getByLabel('Email').fill('');
    await page.getByLabel('Email').blur();
    await tickUntil(page, () => offer(page).count(), 1);
  });

  it('opens by itself 20 s after load, locks the body, and gives the scroll position back', async () => {
    const page = await open('/terms');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.clock.runFor(19_500);
    expect(await offer(page).count()).toBe(0);
    await page.clock.runFor(600);
    await tickUntil(page, () => offer(page).count(), 1);
    await page.mouse.move(1270, 450);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  });

  it('stays away for 24 h after it was closed; then the flag is cleared and it shows again', async () => {
    const start = Date.now();
    const page = await openOffer('/sign-in', { time: start });
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await stored(page, 'promotion-closed')).toBe('true');
    const at = Number(await stored(page, 'promotion-closed-at'));
    for (const [time, shown] of [
      [at + 24 * hour - 60 * second, 0],
      [at + 24 * hour, 1],
    ] as const) {
      const kept = await browser.newContext({ ...look, storageState: await page.context().storageState() });
      const later = await kept.newPage();
      await sell(later);
      await stopClock(later, time);
      await later.goto(`${url}/terms`);
      await tickUntilAlive(later);
      await later.clock.runFor(21_000);
      if (shown === 1) await tickUntil(later, () => offer(later).count(), 1);
      expect(await offer(later).count()).toBe(shown);
      expect(await stored(later, 'promotion-closed')).toBe(shown === 1 ? null : 'true');
      await kept.close();
    }
  });

  it('closes by the backdrop and by its button, and records each closure', async () => {
    const page = await openOffer();
    await page.mouse.click(40, 450);
    await closed(page);
    expect(await stored(page, 'promotion-closed')).toBe('true');
    await page.evaluate(() => localStorage.removeItem('promotion-closed'));
    await banner(page).click();
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    expect(await stored(page, 'promotion-closed')).toBe('true');
  });

  it('shows both plans with their fixed prices', async () => {
    const page = await openOffer();
    const text = (name: string) => offer(page).getByRole('region', { name }).innerText();
    expect(await text('Monthly')).toMatch(/You save \$12\s+\$27\s+a month\s+\$39/);
    expect(await text('Annual')).toMatch(/You save \$158\s+\$238\s+a year\s+\$396/);
    expect(await withRunningClock(page, () => accessibilityProblems(page, '[role=dialog]'))).toEqual([]);
  });

  it('counts down every second to an end that is kept, and begins again at 24:00:00 when it has passed', async () => {
    const page = await openOffer();
    const clock = (on: Page) => on.locator('[data-countdown]').getAttribute('data-countdown');
    const end = Number(await stored(page, 'promotion-ends-at'));
    await page.clock.runFor(5 * second);
    const before = await clock(page);
    await page.clock.runFor(second);
    expect(before).toMatch(/^23:59:\d\d$/);
    expect(await clock(page)).not.toBe(before);
    expect(Number(await stored(page, 'promotion-ends-at'))).toBe(end);
    await page.clock.fastForward(24 * hour - 5 * second);
    await tickUntil(page, async () => Number(await stored(page, 'promotion-ends-at')) > end, true);
    expect(await clock(page)).toMatch(/^(?:24:00:00|23:59:5\d)$/);
  });

  it('is offered nowhere where nothing is sold, and does not open by itself there', async () => {
    const page = await open('/sign-in', { sold: false });
    const asked = page.waitForResponse('**/api/config*');
    await page.reload();
    await tickUntilAlive(page);
    await page.clock.runFor(30_000);
    await asked;
    await page.clock.runFor(30_000);
    expect([await banner(page).count(), await offer(page).count()]).toEqual([0, 0]);
  });
});

describe('buying', () => {
  const answer = (page: Page, reply: (route: Route) => Promise<void>) => page.route('**/api/pay/create-order', reply);

  it('without a token opens the login modal and makes no order', async () => {
    const page = await openOffer();
    let orders = 0;
    await answer(page, async (route) => {
      orders += 1;
      await route.abort();
    });
    await tickUntil(page, () => offer(page).getByRole('button', { name: 'Get monthly' }).count(), 1);
    await offer(page).getByRole('button', { name: 'Get monthly' }).click();
    await tickUntil(page, () => page.getByRole('dialog', { name: 'Welcome back' }).count(), 1);
    expect(orders).toBe(0);
  });

  it('is processing with both buttons disabled, then opens the payment page in a new tab and closes', async () => {
    const page = await openOffer('/my-ads', { person: true });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let sent: { body: unknown; headers: Record<string, string> } | null = null;
    await answer(page, async (route) => {
      sent = { body: route.request().postDataJSON(), headers: route.request().headers() };
      await held;
      const data = { url: `${url}/terms?paying` };
      await route.fulfill({ json: { code: 100000, message: 'Operation successful', data } });
    });
    await tickUntil(page, () => offer(page).getByRole('button', { name: 'Get annual' }).count(), 1);
    await offer(page).getByRole('button', { name: 'Get annual' }).click();
    const busy = offer(page).getByRole('button', { name: 'Processing...' });
    await tickUntil(page, () => busy.count(), 2);
    expect(await busy.evaluateAll((all) => all.map((one) => one.ariaDisabled))).toEqual(['true', 'true']);
    const tab = page.context().waitForEvent('page');
    release();
    expect((await tab).url()).toContain('paying');
    await closed(page);
    expect(sent).toMatchObject({
      body: { price_code: 'price-y', use_coupon: 'true' },
      headers: { authorization: token, 'content-type': expect.stringMatching(/^application\/json/) },
    });
    const check = page.getByRole('dialog', { name: 'Finish your payment in the other tab' });
    await tickUntil(page, () => check.count(), 1);
    expect(await withRunningClock(page, () => accessibilityProblems(page, '[role=dialog]'))).toEqual([]);
    await check.getByRole('button', { name: 'I’ve paid' }).click();
    await tickUntil(page, () => check.getByText('We haven’t received your payment yet.').count(), 1);
    await check.getByRole('button', { name: 'Later' }).click();
    await tickUntil(page, () => check.count(), 0);
  });

  it.each([
    ['its message', 'Sold out', 'Sold out'],
    ['“Failed to create payment”', '', 'Failed to create payment'],
  ])(
    'an answer without an address fails with %s; the modal stays and its buttons work again',
    async (_, message, said) => {
      const page = await openOffer('/my-ads', { person: true });
      await answer(page, (route) => route.fulfill({ json: { code: 100000, message, data: {} } }));
      const button = offer(page).getByRole('button', { name: 'Get monthly' });
      await tickUntil(page, () => button.count(), 1);
      await button.click();
      await tickUntil(page, () => toast(page).count(), 1);
      expect(await toast(page).innerText()).toMatch(
        new RegExp(`^Failed to process payment\\. Please try again later\\.\\s+${said}$`),
      );
      expect(await offer(page).count()).toBe(1);
      expect(await button.getAttribute('aria-disabled')).toBeNull();
    },
  );
});
