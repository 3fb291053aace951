import { generateKeyPairSync, type KeyObject, randomUUID, sign as signWith } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { patience } from './person.ts';
import { type Product, startProduct } from './start-product.ts';

const clientId = 'this-installation.apps.googleusercontent.com';
const script = 'https://accounts.google.com/gsi/client';

let browser: Browser;
let keys: Server;
let product: Product;
let privateKey: KeyObject;
const opened: OpenPage[] = [];

/** A product with a client id, whose keys come from here instead of from Google. */
beforeAll(async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  privateKey = pair.privateKey;
  const jwk = { ...pair.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/certs`;
  [browser, product] = await Promise.all([
    openBrowser(),
    startProduct({ env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: keysUrl } }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
  keys.close();
});
afterEach(async () => {
  for (const { context } of opened.splice(0)) await context.close();
});

/** An ID token as Google writes them. */
function tokenFor(name: string): string {
  const now = Math.floor(Date.now() / 1000);
  const who = { sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true, name };
  const claims = { ...who, iss: 'https://accounts.google.com', aud: clientId, iat: now, exp: now + 3600 };
  const parts = [{ alg: 'RS256', kid: 'one' }, claims];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${signWith('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

async function newPage(): Promise<Page> {
  const one = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  opened.push(one);
  return one.page;
}

/** What Google's script does as far as a page can tell: draws a button that answers with a credential. */
function fakeScript(credential: string): string {
  return `
    let answer;
    window.google = { accounts: { id: {
      initialize: ({ client_id, callback }) => { answer = () => callback({ credential: ${JSON.stringify(credential)}, client_id }) },
      renderButton: (parent, { text }) => {
        const button = document.createElement('button');
        button.textContent = 'Google: ' + text;
        button.onclick = () => answer();
        parent.append(button);
      },
    } } };`;
}

it('signs a person in with Google’s word, and gives them their credits', async () => {
  const page = await newPage();
  const body = fakeScript(tokenFor('Katherine Johnson'));
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(`${product.url}/sign-in`);
  await page.getByRole('button', { name: 'Google: continue_with' }).click(patience);
  await page.getByRole('button', { name: 'Katherine Johnson’s account' }).waitFor(patience);
  expect(await page.locator('[data-credits]').getAttribute('data-credits')).toBe('60');
});

it('shows in place that Google’s word was not believed', async () => {
  const page = await newPage();
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript('not.a.token.of.anybody.at.all') }),
  );
  await page.goto(`${product.url}/sign-in`);
  await page.getByRole('button', { name: 'Google: continue_with' }).click(patience);
  const refusal = page.getByText('Google didn’t confirm your sign-in. Try again.');
  await expect.poll(() => refusal.count(), patience).toBe(1);
});

it('says in words that the script did not come, and tries again when asked', async () => {
  const page = await newPage();
  let blocked = true;
  const body = fakeScript(tokenFor('Dorothy Vaughan'));
  await page.route(script, (route) =>
    blocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(`${product.url}/sign-in`);
  await page.getByText(/^Google sign-in didn’t load/).waitFor(patience);
  blocked = false;
  await page.getByRole('button', { name: 'try again' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Google: continue_with' }).count(), patience).toBe(1);
});

it('asks Google for nothing where no client id is configured', async () => {
  const page = await newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('productUrl')) foreign.push(request.url());
  });
  const configured = page.waitForResponse(/\/api\/config/);
  await page.goto(`${inject('productUrl')}/sign-in`);
  await configured;
  await page.waitForTimeout(500);
  expect(foreign).toEqual([]);
  expect(await page.getByText('Google').count()).toBe(0);
});
