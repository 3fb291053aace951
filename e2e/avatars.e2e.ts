import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSection } from './open-section.ts';
import { openSignedIn, patience, registered } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;

beforeAll(async () => {
  browser = await openBrowser();
  opened = await openSignedIn(browser, url, (await registered(url)).info.token, {
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(() => browser.close());

/** How far what lies in it reaches past it: what is behind the dialog scrolls in both directions. */
const sideways = (dialog: Locator): Promise<number> =>
  dialog.evaluate(({ parentElement: scrim }) => (scrim ? scrim.scrollWidth - scrim.clientWidth : -1));

it('offer a new look in a dialog that holds the row of everybody, with its button in sight', async () => {
  const { page, problems } = opened;
  await openSection(page, url, 'avatars');
  await page.getByRole('button', { name: 'Create new look' }).first().click(patience);
  const dialog = page.getByRole('dialog', { name: 'Create new look' });
  const faces = dialog.getByRole('group', { name: 'Avatar' }).getByRole('button');
  await expect.poll(() => faces.count(), patience).toBeGreaterThan(9);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await sideways(dialog)).toBe(0);
    const button = await dialog.getByRole('button', { name: 'Create photo' }).boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  expect(problems).toEqual([]);
});
