import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignedIn, patience, type Person, registered, signIn } from './person.ts';
import { type Product, startProduct } from './start-product.ts';
import { stopClock, tickUntil, tickUntilAlive } from './still-clock.ts';

/** As it is after `npm start`, with nothing configured. */
let product: Product;
let browser: Browser;
let opened: OpenPage;
let person: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  person = await registered(product.url);
  opened = await openPage(browser, { viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const offer = (page: Page) => page.getByRole('dialog', { name: 'Up to 40% off the Basic plan' });
const credits = (page: Page) => page.locator('[data-credits]').first().getAttribute('data-credits');

it('leads a visitor from the offer to paid credits, to the portal and out again', async () => {
  const { page } = opened;
  const told: unknown[] = [];
  await page.exposeFunction('tell', (detail: unknown) => void told.push(detail));
  await page.addInitScript(() => {
    addEventListener('purchase-conversion', (event) => {
      (window as unknown as { tell(detail: unknown): void }).tell((event as CustomEvent).detail);
    });
  });
  await stopClock(page);
  await page.goto(`${product.url}/terms`);
  await tickUntilAlive(page);
  await page.clock.runFor(20_500);
  await tickUntil(page, () => offer(page).count(), 1);

  await tickUntil(page, () => offer(page).getByRole('button', { name: 'Get monthly' }).count(), 1);
  await offer(page).getByRole('button', { name: 'Get monthly' }).click();
  await tickUntil(page, () => page.getByRole('dialog', { name: 'Welcome back' }).count(), 1);
  await page.clock.resume();
  const tabOpened = page.context().waitForEvent('page');
  await signIn(page, person);
  const checkout = await tabOpened;

  await checkout.getByText('Test mode: no money is charged.').waitFor(patience);
  expect(await checkout.locator('.price').innerText()).toBe('$27');
  expect(await accessibilityProblems(checkout, 'main')).toEqual([]);
  await checkout.getByRole('button', { name: 'Simulate a declined card' }).click();
  await checkout.getByRole('alert').waitFor(patience);
  await checkout.getByRole('button', { name: 'Pay with bank verification' }).click();
  await checkout.getByRole('button', { name: 'Confirm payment' }).click();
  await checkout.getByRole('heading', { name: 'Payment complete' }).waitFor(patience);
  await checkout.close();

  // Nobody touches the first tab: it sees the payment by itself.
  const born = await page.evaluate(() => performance.timeOrigin);
  await page.getByText('Thank you. You’re now on Basic.').waitFor(patience);
  await page.getByRole('link', { name: 'Dashboard' }).first().click(patience);
  await expect.poll(() => credits(page), patience).toBe('860');
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was loaded again').toBe(born);
  expect(told).toEqual([
    { orderId: expect.any(String), price: 27, itemName: 'Basic plan, monthly', itemId: 'monthly_basic' },
  ]);

  await page.getByTitle('Credits and billing').click();
  const billing = page.getByRole('dialog', { name: 'Credits and billing' });
  await billing.getByRole('rowheader', { name: 'Plan credits', exact: true }).waitFor(patience);
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  const portalOpened = page.context().waitForEvent('page');
  await billing.getByRole('link', { name: 'Invoices and payment method' }).click();
  const portal = await portalOpened;
  await portal.getByText('Renews on').waitFor(patience);
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await portal.getByText(/^Ends on/).waitFor(patience);
  await portal.close();

  await page.reload();
  await page.getByTitle('Credits and billing').click();
  await billing.getByText(/^Ends on .* You keep your credits\.$/).waitFor(patience);
  await billing.getByRole('button', { name: 'Keep plan' }).click(patience);
  await billing.getByText(/^Renews on .* for \$27$/).waitFor(patience);
  // One click, and no question.
  await billing.getByRole('button', { name: 'Cancel plan' }).click();
  await billing.getByText(/^Ends on .* You keep your credits\.$/).waitFor(patience);
  // Still usable to the end of the period.
  expect(await credits(page)).toBe('860');
});

it('sells the plan that was chosen on the pricing page without asking which one again', async () => {
  const { info } = await registered(product.url);
  const visit = await openSignedIn(browser, product.url, info.token);
  await visit.page.goto(`${product.url}/pricing`);
  await visit.page.getByRole('radio', { name: 'Annual' }).click(patience);
  const tabOpened = visit.context.waitForEvent('page', patience);
  await visit.page.getByRole('button', { name: 'Choose Pro' }).click(patience);
  const checkout = await tabOpened;
  await checkout.getByText('Test mode: no money is charged.').waitFor(patience);
  expect(await checkout.locator('.price').innerText()).toBe('$996');

  // Who does not wait, pays and comes back by the page's own way finds the plan there, and in the tab they left.
  await visit.page.getByRole('button', { name: 'Later' }).click(patience);
  await checkout.getByRole('button', { name: 'Pay $996' }).click();
  await checkout.getByRole('link', { name: /^Back to/ }).click(patience);
  await expect.poll(() => credits(checkout), patience).toBe('2460');
  await visit.page.bringToFront();
  await visit.page.getByRole('button', { name: 'Your plan' }).waitFor(patience);
  await visit.context.close();
});
