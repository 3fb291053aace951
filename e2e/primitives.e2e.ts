import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPrimitives } from './open-primitives.ts';
import { patience } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'rtl'],
] as const)('the primitives in the %s theme, %s', (theme, dir) => {
  it('have no accessibility problem, closed and open', async () => {
    const { page, context, problems } = await openPage(browser);
    await openPrimitives(page, { theme, dir });
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const name of ['Open dialog', 'Drawer at the start', 'Open popover', 'Open menu']) {
      await page.getByRole('button', { name }).click();
      await page.locator('[role=dialog], [role=menu]').waitFor();
      expect(await accessibilityProblems(page, '[role=dialog], [role=menu]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog], [role=menu]').waitFor({ state: 'detached' });
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fit every screen', async () => {
    const { page, context } = await openPage(browser);
    await openPrimitives(page, { theme, dir });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await context.close();
  });
});

describe('the primitives', () => {
  it('give a finger at least 44 pixels', async () => {
    const { page, context } = await openPage(browser, {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await openPrimitives(page);
    const small = await page.evaluate(() => {
      /** What answers a touch there: the element itself, its label, or the invisible area around it. */
      const reach = (element: Element): { width: number; height: number } => {
        const area = getComputedStyle(element, '::before');
        const box = element.getBoundingClientRect();
        const inflated = area.position === 'absolute' && area.content !== 'none';
        return {
          width: Math.max(box.width, inflated ? Number.parseFloat(area.width) : 0),
          height: Math.max(box.height, inflated ? Number.parseFloat(area.height) : 0),
        };
      };
      return [
        ...document.querySelectorAll('main :is(button, input:not([type=color]), select, textarea, [role=slider])'),
      ]
        .filter(
          (element) => element.getAttribute('aria-hidden') !== 'true' && element.getBoundingClientRect().width > 1,
        )
        .map((element) => [element.outerHTML.slice(0, 120), reach(element)] as const)
        .filter(([, { width, height }]) => Math.round(width) < 44 || Math.round(height) < 44);
    });
    expect(small).toEqual([]);
    await context.close();
  });

  it('wait for no animation to end where little motion is asked for', async () => {
    const { page, context } = await openPage(browser, { reducedMotion: 'reduce' });
    await openPrimitives(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const animations = page.locator('[role=dialog]').evaluate((dialog) => {
      const waitedFor = [dialog, dialog.parentElement as Element];
      return waitedFor.map((element) => getComputedStyle(element).animationName);
    });
    expect(await animations).toEqual(['none', 'none']);
    await context.close();
  });

  it('keep the keyboard inside a dialog and give the focus back', async () => {
    const { page, context } = await openPage(browser);
    await openPrimitives(page);
    const opener = page.getByRole('button', { name: 'Open dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this ad?' });
    await dialog.waitFor();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement), patience).toBe(true);
    await context.close();
  });

  it('open a drawer on the side where reading starts', async () => {
    const { page, context } = await openPage(browser, {
      viewport: { width: 1000, height: 800 },
    });
    const left = async (): Promise<number | undefined> => (await page.getByRole('dialog').boundingBox())?.x;
    await openPrimitives(page, { dir: 'ltr' });
    await page.getByRole('button', { name: 'Drawer at the start' }).click();
    await expect.poll(left, patience).toBe(0);
    await openPrimitives(page, { dir: 'rtl' });
    await page.getByRole('button', { name: 'Drawer at the start' }).click();
    await expect.poll(left, patience).toBe(1000 - 448);
    await context.close();
  });

  it('move a slider with the arrow that points the way the page reads', async () => {
    const { page, context } = await openPage(browser);
    const value = async (key: string, name = 'Length'): Promise<string | null> => {
      const thumb = page.getByRole('slider', { name });
      await thumb.focus();
      await page.keyboard.press(key);
      return thumb.getAttribute('aria-valuetext');
    };
    await openPrimitives(page, { dir: 'ltr' });
    expect(await value('ArrowRight')).toBe('16 seconds');
    await openPrimitives(page, { dir: 'rtl' });
    expect(await value('ArrowRight')).toBe('14 seconds');
    // The left of a picture is on the left in every language.
    expect(await value('ArrowRight', 'Left – right')).toBe('15 seconds');
    await context.close();
  });

  it('tell why a button cannot be pressed', async () => {
    const { page, context } = await openPage(browser);
    await openPrimitives(page);
    const button = page.getByRole('button', { name: 'Publish', description: 'Add a product name first.' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.focus();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });
});
