import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { patience } from './person.ts';

type Look = { theme?: 'light' | 'dark'; dir?: 'ltr' | 'rtl' };

/** Opens the page of all primitives. Its switches only answer once the page's script runs, so they are pressed until they do. */
export async function openPrimitives(page: Page, { theme = 'light', dir = 'ltr' }: Look = {}): Promise<void> {
  await page.goto(`${inject('productUrl')}/dev/primitives`);
  const root = page.locator('html');
  await expect
    .poll(async () => {
      await page.getByRole('radio', { name: theme === 'light' ? 'Light' : 'Dark' }).click();
      return root.getAttribute('data-theme');
    }, patience)
    .toBe(theme);
  await page.getByRole('radio', { name: dir === 'ltr' ? 'Left to right' : 'Right to left' }).click();
  await expect.poll(() => root.getAttribute('dir'), patience).toBe(dir);
}
