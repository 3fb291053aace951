import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './person.ts';

const title = '[role=dialog] h1';

/**
 * Opens a section of the dashboard in the language of the prefix. From another section of that language it goes by the
 * sidebar, as people do, which takes a third of the time of loading the page anew.
 */
export async function openSection(page: Page, address: string, section: string): Promise<void> {
  const wide = page.viewportSize()?.width ?? 0;
  const isOpen = page.url().startsWith(`${address}/terms?dashboard=`) && wide >= 1280;
  const link = page.locator(`[role=dialog] nav a[href$="dashboard=${section}"]`);
  if (isOpen && (await link.count()) > 0) {
    const before = await page.locator(title).innerText();
    await link.first().click(patience);
    await page.waitForURL(`**dashboard=${section}`, patience);
    await expect.poll(() => page.locator(title).innerText(), patience).not.toBe(before);
  } else {
    await page.goto(`${address}/terms?dashboard=${section}`);
    await page.locator(title).waitFor(patience);
  }
  await expect.poll(() => page.locator('[role=dialog] main [aria-busy=true]').count(), patience).toBe(0);
}
