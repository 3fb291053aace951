import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  opened = await openSignedIn(browser, url, info.token);
  ({ page } = opened);
  page.setDefaultTimeout(patience.timeout);
  await page.goto(`${url}/terms?dashboard=qr-code-generator`);
});
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

const menu = () => page.getByRole('button', { name: 'Presets', exact: true }).click();
const choose = async (name: string): Promise<void> => {
  await menu();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const link = () => page.getByRole('textbox', { name: 'Link', exact: true });
const dots = (name: string) => page.getByRole('radio', { name, exact: true });

it('saves how a form is set under a name, without what it is about and without starting anything', async () => {
  await link().fill('example.com/spring');
  await dots('Round').click();
  await choose('Save as preset');
  const dialog = page.getByRole('dialog', { name: 'Save preset' });
  await dialog.getByLabel('Name').fill('Menu cards');
  await dialog.getByLabel('Name').press('Enter');
  await page.getByText('Preset saved').waitFor();
  expect(await page.locator('[data-run-result]').count()).toBe(0);
});

it('sets the form so again for something else, and takes it back', async () => {
  await link().fill('example.com/summer');
  await dots('Square').click();
  await choose('Menu cards');
  await expect.poll(() => dots('Round').isChecked(), patience).toBe(true);
  expect(await link().inputValue()).toBe('example.com/summer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dots('Square').isChecked(), patience).toBe(true);
});

it('renames it, and deletes it for good after a question', async () => {
  await choose('Manage presets');
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Rename Menu cards' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename preset' });
  await rename.getByLabel('Name').fill('Table cards');
  await rename.getByRole('button', { name: 'Save' }).click();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Delete Table cards' }).click();
  await page.getByRole('dialog', { name: 'Presets' }).waitFor({ state: 'detached' });
  await menu();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Save as preset']);
  await page.keyboard.press('Escape');
});

it('fits a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await menu();
  await page.getByRole('menuitem', { name: 'Save as preset' }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
});
