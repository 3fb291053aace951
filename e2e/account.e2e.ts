import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeFor, patience, registered } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a forgotten password is set anew by mail; the account shows where else one is signed in and ends it', async () => {
  const person = await registered(url);
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').waitFor(patience);
  await page.getByLabel('Code').fill(await codeFor(url, person.email));
  const password = 'a loud harbour 8';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.getByRole('button', { name: /Ada Lovelace’s account/ }).click(patience);
  const login = { email: person.email, password };
  const body = JSON.stringify(login);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox/144.0 (X11; Linux x86_64)' };
  expect((await fetch(`${url}/api/user/login/password`, { method: 'POST', headers, body })).status).toBe(200);
  expect((await fetch(`${url}/api/user/info`, { headers: { authorization: person.info.token } })).status).toBe(401);

  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account settings' });
  await dialog.getByText('This device').waitFor(patience);
  await dialog.getByRole('button', { name: 'Sign out: Firefox on Linux' }).click();
  await dialog.getByRole('button', { name: 'Sign out: Firefox on Linux' }).waitFor({ ...patience, state: 'detached' });
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name saved').waitFor(patience);
});
