import { randomUUID } from 'node:crypto';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { secretKeys } from '../apps/server/src/adapters/secret-keys.ts';
import { outboxLink } from '../apps/server/src/http/routes/outbox.ts';
import { productSecret } from './start-product.ts';
import { openPage, type OpenPage } from '@adwright/test-kit/browser.ts';

/** As the product prints it when it starts. */
export const outboxPath = outboxLink({ token: secretKeys(productSecret).outbox });

/** A busy machine takes its time; what is asked of the page stays the same. */
export const patience = { timeout: 15_000 };

export type Person = { readonly email: string; readonly name: string; readonly password: string };

export function newPerson(name = 'Ada Lovelace'): Person {
  return { email: `${randomUUID()}@example.test`, name, password: 'orbit lantern 42' };
}

/** The code in the newest letter to the address, read where people read it. */
export async function codeFor(url: string, email: string): Promise<string> {
  const outbox = await (await fetch(url + outboxPath)).text();
  const letter = outbox.split('<article').find((part) => part.includes(email));
  const code = /\b\d{6}(?:\d{2})?\b/.exec(letter ?? '')?.[0];
  if (code === undefined) throw new Error(`No letter with a code went to ${email}`);
  return code;
}

/** Registers by the calls alone, for tests that are about something else. */
export async function registered(url: string, person = newPerson()): Promise<Person & { readonly info: UserInfo }> {
  await call(url, '/api/user/register', person);
  const info = await call(url, '/api/user/register/code/verify', {
    email: person.email,
    code: await codeFor(url, person.email),
  });
  return { ...person, info: info as UserInfo };
}

/** The answer's data; throws what the server said when it refused. */
export async function call(url: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: unknown; message: string };
  if (!response.ok) throw new Error(`${response.status} ${path}: ${answer.message}`);
  return answer.data;
}

/** A page of somebody who signed in earlier in this browser. */
export function openSignedIn(
  browser: Browser,
  url: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const origins = [{ origin: url, localStorage: [{ name: 'token', value: token }] }];
  return openPage(browser, { ...options, storageState: { cookies: [], origins } });
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
}

/**
 * How far an element's content reaches beyond its edge: anything above 0 can be scrolled sideways. Measured after two
 * frames, since what a page measures itself follows one later.
 */
export function sidewaysOverflow(page: Page, selector = 'html'): Promise<number> {
  return page.locator(selector).evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return element.scrollWidth - element.clientWidth;
  });
}
