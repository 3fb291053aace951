import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { call, openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';
import { sell } from './sold.ts';

const url = inject('productUrl');
const look = { viewport: { width: 1440, height: 900 } } as const;
const qr = 12;

let browser: Browser;
let page: Page;
let token: string;
let problems: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ token } = (await registered(url)).info);
  for (const title of ['Window poster', 'Table cards', 'Menu code']) {
    const params = { content: { type: 'url', url: `example.com/${title.replace(' ', '-')}` } };
    await call(url, '/api/project/create', { type: qr, title, params, draft: true }, token);
  }
  ({ page, problems } = await openSignedIn(browser, url, token, look));
  page.setDefaultTimeout(patience.timeout);
  await page.goto(`${url}/terms?dashboard=projects`);
  await row('Menu code').waitFor();
});
afterAll(() => browser.close());

const row = (title: string) => page.getByRole('link', { name: `Open ${title}` });
const rows = () => page.getByRole('link', { name: /^Open / }).count();
const pick = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).click();
const folder = (name: RegExp) => page.getByRole('button', { name });

it('makes a campaign and moves work into it, where it is counted and found', async () => {
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByLabel('Name').fill('Spring menu');
  await dialog.getByRole('radio', { name: 'Green' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This campaign is empty').waitFor();
  await folder(/^All work/).click();
  await pick('Window poster');
  await pick('Menu code');
  await page.getByRole('button', { name: 'Move to campaign' }).click();
  await page.getByRole('menuitem', { name: 'Spring menu' }).click();
  await folder(/^Spring menu 2 items/).click();
  await expect.poll(rows, patience).toBe(2);
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
});

it('marks favorites, and finds them', async () => {
  await pick('Menu code');
  await page.getByRole('toolbar').getByRole('button', { name: 'Add to favorites' }).click();
  await folder(/^Favorites/).click();
  await expect.poll(rows, patience).toBe(1);
  await folder(/^All work/).click();
  await page.getByRole('searchbox', { name: 'Search your work' }).fill('table');
  await expect.poll(rows, patience).toBe(1);
  await page.getByRole('searchbox', { name: 'Search your work' }).fill('');
  await expect.poll(rows, patience).toBe(3);
});

it('deletes several at once, and brings them back', async () => {
  await pick('Window poster');
  await pick('Table cards');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(rows, patience).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rows, patience).toBe(3);
});

it('says in the browser’s own dialog that there is nothing to download yet', async () => {
  await pick('Table cards');
  const told = page.waitForEvent('dialog');
  const pressed = page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
  const dialog = await told;
  expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Nothing to download yet. Wait until it’s done.']);
  await dialog.accept();
  await pressed;
});

it('asks in the browser’s own dialog before a campaign is deleted, and keeps its work', async () => {
  const remove = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', (dialog) => void dialog[answer]());
    await page.getByRole('button', { name: 'More options for Spring menu' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove('dismiss');
  await expect.poll(() => folder(/^Spring menu/).count(), patience).toBe(1);
  await remove('accept');
  await expect.poll(() => folder(/^Spring menu/).count(), patience).toBe(0);
  await expect.poll(rows, patience).toBe(3);
});

it('tells of a run that ended in another section, with the way to it and a number in the tab', async () => {
  const input = { content: { type: 'url', url: 'example.com/elsewhere' } };
  await call(url, '/api/tool/run', { tool: 'qr-code', input }, token);
  await page.getByText('“example.com/elsewhere” is ready').waitFor();
  await expect.poll(() => page.title(), patience).toMatch(/^\(1\) /);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('dashboard'), patience).toBe('qr-code-generator');
  await expect.poll(() => page.title(), patience).not.toMatch(/^\(/);
  await call(
    url,
    '/api/tool/run',
    { tool: 'qr-code', input: { content: { type: 'url', url: 'example.com/seen' } } },
    token,
  );
  await page.waitForTimeout(2000);
  expect(await page.getByText('“example.com/seen” is ready').count()).toBe(0);
});

it('switches language, theme and mail, and takes feedback, in the user menu', async () => {
  const menu = () => page.getByRole('button', { name: 'Ada Lovelace’s account' }).click();
  await menu();
  await page.getByRole('menuitem', { name: 'Theme' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).press('Enter');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await menu();
  const mail = page.getByRole('menuitemcheckbox', { name: 'Email me when a run is done' });
  expect(await mail.getAttribute('aria-checked')).toBe('false');
  await mail.click();
  await menu();
  await expect.poll(() => mail.getAttribute('aria-checked'), patience).toBe('true');
  await page.getByRole('menuitem', { name: 'Send feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByRole('radio', { name: '4 stars' }).click();
  await dialog.getByLabel('What should we know?').fill('Campaigns are handy');
  const sent = page.waitForRequest('**/api/feedback');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ rating: 4, text: 'Campaigns are handy' });
  await page.getByText('Thanks for your feedback').waitFor();
  await menu();
  await page.getByRole('menuitem', { name: 'Language' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).press('Enter');
  await page.getByRole('link', { name: 'Kampagnen' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/terms');
  // The billing portal has no address where nothing is sold.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

it('shows work on a phone with its picture, its whole name, and the first of it without scrolling', async () => {
  const phone = await openSignedIn(browser, url, token, { ...look, viewport: { width: 390, height: 844 } });
  const title = 'Window poster with a name that is longer than a line';
  await call(url, '/api/project/create', { type: qr, title, params: {}, draft: true }, token);
  await phone.page.goto(`${url}/terms?dashboard=my-work`);
  const link = phone.page.getByRole('link', { name: `Open ${title}` });
  await link.waitFor(patience);
  const seen = await link.evaluate((one) => ({
    whole: one.scrollHeight <= one.clientHeight + 1,
    top: one.getBoundingClientRect().top,
    picture: one.closest('li')?.querySelector('svg')?.getBoundingClientRect().width ?? 0,
  }));
  expect(seen).toMatchObject({ whole: true });
  expect(seen.top).toBeLessThan(422);
  expect(seen.picture).toBeGreaterThan(0);
  expect(await sidewaysOverflow(phone.page)).toBe(0);
  await phone.context.close();
});

it('shows the way to a plan only where one is sold, on a phone too', async () => {
  const phone = await openSignedIn(browser, url, token, { ...look, viewport: { width: 390, height: 844 } });
  const asked = phone.page.waitForResponse('**/api/config*');
  await phone.page.goto(`${url}/terms?dashboard=home`);
  await asked;
  await phone.page.getByRole('heading', { level: 1 }).last().waitFor(patience);
  expect(await phone.page.getByRole('button', { name: 'Upgrade' }).count()).toBe(0);
  await sell(phone.page);
  await phone.page.reload();
  await phone.page.getByRole('button', { name: 'Upgrade' }).and(phone.page.locator(':visible')).click(patience);
  await phone.page.getByRole('dialog', { name: 'Plans' }).waitFor(patience);
  expect(await sidewaysOverflow(phone.page)).toBe(0);
});
