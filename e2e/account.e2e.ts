import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleFont } from '@adwright/renderer/testing/sample-font.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeFor, openSignedIn, patience, registered } from './person.ts';

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
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name saved').waitFor(patience);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  await dialog.getByText('This device').waitFor(patience);
  await dialog.getByRole('button', { name: 'Sign out: Firefox on Linux' }).click();
  await dialog.getByRole('button', { name: 'Sign out: Firefox on Linux' }).waitFor({ ...patience, state: 'detached' });
});

it('two-step sign-in is set up with an app, asked for at the door, and everything can be taken along or deleted', async () => {
  const person = await registered(url);
  const viewport = { width: 1280, height: 900 };
  const { page } = await openSignedIn(browser, url, person.info.token, { viewport, acceptDownloads: true });
  await page.goto(`${url}/terms?dashboard=image-ad`);
  await page.getByRole('button', { name: /Ada Lovelace’s account/ }).click(patience);
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account settings' });
  await dialog.getByRole('tab', { name: 'Security' }).click(patience);
  await dialog.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await dialog.getByLabel('Current password').last().fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor(patience);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code from the app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('Save your recovery codes').waitFor(patience);
  const recovery = await dialog.locator('ul.font-mono li').first().textContent();
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'I saved them' }).click();

  const other = (await openPage(browser, { viewport })).page;
  await other.goto(`${url}/sign-in`);
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.locator('form button[type=submit]').click();
  await other.getByLabel('Code').fill(recovery ?? '', patience);
  await other.locator('form button[type=submit]').click();
  await other.getByRole('button', { name: /Ada Lovelace’s account/ }).waitFor(patience);

  await dialog.getByRole('tab', { name: 'Your data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', patience),
    dialog.getByRole('button', { name: 'Export data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/export\.zip$/);
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Keep my account' }).click(patience);
  await page.getByText('Your account stays').waitFor(patience);
  await dialog.getByRole('tab', { name: 'Activity' }).click();
  await dialog.getByText('Recovery code used').waitFor(patience);
});

/** Somebody new, in front of an image ad, about to make their first brand kit. */
async function openBrandKits() {
  const person = await registered(url);
  const { page } = await openSignedIn(browser, url, person.info.token, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/terms?dashboard=image-ad`);
  const form = page.locator('[data-tool-form]');
  await form.getByRole('button', { name: 'Create a brand kit' }).click(patience);
  const dialog = page.getByRole('dialog', { name: 'Brand kits' });
  return { person, page, form, dialog };
}

it('a brand kit made once is what an image ad starts with, until it is switched off', async () => {
  const { page, form, dialog } = await openBrandKits();
  await dialog.getByRole('button', { name: 'Start from scratch' }).click(patience);
  await dialog.getByLabel('Brand name').fill('Kestrel & Co');
  await dialog.getByRole('button', { name: 'Add color' }).click();
  await dialog.locator('input[type=text][maxlength="7"]').fill('#1a5fb4');
  await dialog.getByLabel('Tone of voice').selectOption('premium');
  await dialog.getByLabel('Words to avoid').fill('cheap');
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('In use').waitFor(patience);
  await page.keyboard.press('Escape');
  await form.getByRole('radio', { name: 'Kestrel & Co', checked: true }).waitFor(patience);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/ai-ads-image/create'), {
    timeout: 60_000,
  });
  await form.getByLabel('What are you promoting?').fill('Clay mug');
  await page.locator('form button[type=submit]').last().click(patience);
  const order = (await asked).postDataJSON() as { brand: object; product: object; tone: string };
  expect(order).toMatchObject({
    tone: 'premium',
    brand: { name: 'Kestrel & Co', colors: ['#1a5fb4'], avoid: ['cheap'] },
    // As it was typed: the brand can be switched off again.
    product: { title: 'Clay mug', brand: '', colors: [] },
  });
  await form.getByRole('radio', { name: 'No brand kit' }).click(patience);
  await form.getByRole('radio', { name: 'No brand kit', checked: true }).waitFor(patience);
});

const drawnLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><rect width="240" height="80" fill="#1a4f8b"/></svg>';

/** A shop's page as a visitor of it sees it, served from this machine. */
async function withShop(use: (address: string) => Promise<void>): Promise<void> {
  const page = `<!doctype html><html lang="en"><head><title>Kestrel Lamps</title>
    <meta property="og:site_name" content="Kestrel Lamps"><meta name="theme-color" content="#1a4f8b">
    <style>:root{--brand:#1a4f8b;--accent:#ff2d00}body{font-family:"Space Grotesk",sans-serif;color:#111111}
    header{background:#1a4f8b}a.button{background:#ff2d00}</style></head>
    <body><header><a href="/"><img class="logo" src="/logo.svg" alt="Kestrel Lamps logo"></a></header>
    <h1>Lamps made by hand</h1></body></html>`;
  const server = createServer((request, response) => {
    const isLogo = request.url === '/logo.svg';
    response.writeHead(200, { 'content-type': isLogo ? 'image/svg+xml' : 'text/html; charset=utf-8' });
    response.end(isLogo ? drawnLogo : page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('a brand kit made from a link, with a font of one’s own, is what an image ad is made in; and a photo shows who it is', async () => {
  const { person, page, form, dialog } = await openBrandKits();
  await withShop(async (address) => {
    await dialog.getByLabel('Website').fill(address, patience);
    await dialog.getByRole('button', { name: 'Create from website' }).click();
    await dialog.getByLabel('Brand name').waitFor({ timeout: 60_000 });
  });
  expect(await dialog.getByLabel('Brand name').inputValue()).toBe('Kestrel Lamps');
  await dialog.getByRole('img', { name: 'Logo 1' }).waitFor(patience);
  expect(await dialog.locator('input[type=text][maxlength="7"]').first().inputValue()).toBe('#1a4f8b');
  const drawn = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawnLogo) };
  await dialog.getByLabel('Add logo').first().setInputFiles(drawn);
  await dialog.getByRole('img', { name: 'Logo 2' }).waitFor(patience);
  await dialog.getByLabel('Upload font: Headings').first().setInputFiles(sampleFont);
  await dialog.getByLabel('Font license').fill('OFL', { timeout: 60_000 });
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('In use').waitFor(patience);
  await page.keyboard.press('Escape');

  await form.getByLabel('What are you promoting?').fill('A lamp made by hand');
  await page.getByRole('img', { name: /^Ad idea 1:/ }).waitFor({ timeout: 60_000 });
  const drawnIn = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family, status }) => /Own /.test(family) && status === 'loaded').length,
    );
  await expect.poll(drawnIn, patience).toBeGreaterThan(0);
  await page.getByText('Style and language').click();
  const count = page.getByRole('spinbutton', { name: 'Variants' });
  await count.fill('1');
  await count.press('Tab');
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/ai-ads-image/create'), {
    timeout: 60_000,
  });
  await page.locator('form button[type=submit]').last().click(patience);
  const { data } = (await (await asked).json()) as { data: { id: string } };
  const wall = async () => {
    const headers = { authorization: person.info.token };
    const answer = await fetch(`${url}/api/ai-ads-image/get?id=${data.id}`, { headers });
    return ((await answer.json()) as { data: { status: string; output: WallMade | null } }).data;
  };
  await expect.poll(async () => (await wall()).status, { timeout: 90_000, interval: 500 }).toBe('succeeded');
  const [variant] = (await wall()).output?.variants ?? [];
  expect(variant?.design.brand).toMatchObject({
    colors: { accent: '#1a4f8b' },
    fonts: { heading: expect.stringMatching(/^Own [0-9a-f-]{36}$/), body: 'Inter' },
  });
  expect(variant?.pictures.length).toBeGreaterThan(0);

  await page
    .getByRole('button', { name: /Ada Lovelace’s account/ })
    .first()
    .click(patience);
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const account = page.getByRole('dialog', { name: 'Account settings' });
  const photo = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo };
  await account.getByLabel('Upload photo').first().setInputFiles(file, patience);
  await account.locator('img[src*="photo.webp"]').waitFor(patience);
  await account.getByRole('button', { name: 'Remove photo' }).click();
  await page
    .locator('img[src*="photo.webp"]')
    .first()
    .waitFor({ ...patience, state: 'detached' });
}, 240_000);

type WallMade = {
  readonly variants: readonly {
    readonly pictures: readonly unknown[];
    readonly design: { readonly brand: { readonly colors: object; readonly fonts: object } };
  }[];
};
