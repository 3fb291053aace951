import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPrimitives } from './open-primitives.ts';
import { patience } from './person.ts';

let browser: Browser | undefined;
let page: Page;

/** The code behind toasts and popups is fetched with the first of each, which takes real time. */
async function warmUp(): Promise<void> {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await button('Rendering your ad').click();
  await toasts().waitFor();
  await button('Dismiss all').click();
  await button('Top right').click();
  await popups().waitFor();
  await popups().getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-sonner-toast], [data-notification]').first().waitFor({ state: 'detached' });
}

/** The page's clock stands still and is moved by hand, so that every duration is exact. */
async function openOnce(): Promise<void> {
  if (browser) return;
  browser = await openBrowser();
  ({ page } = await openPage(browser, { viewport: { width: 1200, height: 900 } }));
  await page.clock.install();
  await openPrimitives(page);
  await warmUp();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
beforeEach(openOnce);
afterAll(() => browser?.close());

/** One page serves them all: what a test leaves on it goes before the next begins. */
afterEach(async () => {
  await page.mouse.move(10, 700);
  await press('Dismiss all');
  await expectToasts(0);
  await page.clock.runFor(10_000);
  await page.locator('[data-notification]').first().waitFor({ state: 'detached' });
});

const toasts = (): Locator => page.locator('[data-sonner-toast][data-removed=false]');
const popups = (position = 'top-right'): Locator => page.locator(`[data-notification=${position}]`);

const tick = 20;

async function press(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.clock.runFor(tick);
}

/**
 * A toast is handed to its library by a promise, and shown by a timer of the library: the clock moves until it is there.
 */
async function expectToasts(count: number): Promise<void> {
  const shown = async (): Promise<number> => {
    await page.clock.runFor(tick);
    return toasts().count();
  };
  await expect.poll(shown, patience).toBe(count);
}

async function pressForToast(name: string): Promise<void> {
  const before = await toasts().count();
  await press(name);
  await expectToasts(before + 1);
}

async function box(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not on the page.');
  return found;
}

const bottomOf = (place: { y: number; height: number } | undefined): number => (place ? place.y + place.height : NaN);

describe('toasts', () => {
  it.each([
    ['Saved', 4000],
    ['Low on credits', 4000],
    ['New sizes are ready', 4000],
    ['Error', 5000],
  ])('show “%s” for %i ms', async (name, duration) => {
    await pressForToast(name);
    await page.mouse.move(10, 700);
    await page.clock.runFor(duration - 200);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(400);
    await expect.poll(() => toasts().count(), patience).toBe(0);
  });

  it('keep a loading one until it is dismissed', async () => {
    await pressForToast('Rendering your ad');
    await page.clock.runFor(120_000);
    expect(await toasts().count()).toBe(1);
    await press('Dismiss all');
    await expectToasts(0);
  });

  it('stand at the top right, the newest on top, five at most', async () => {
    for (const name of [
      'Saved',
      'Low on credits',
      'New sizes are ready',
      'Error',
      'Rendering your ad',
      'Saved',
      'Error',
    ]) {
      await pressForToast(name);
    }
    await expect.poll(() => page.locator('[data-sonner-toast][data-visible=true]').count(), patience).toBe(5);
    const shown = page.locator('[data-sonner-toast][data-visible=true]');
    await page.clock.runFor(500);
    const places = await Promise.all(
      (await shown.all()).map(async (toast) => ({ text: await toast.innerText(), place: await box(toast) })),
    );
    const fromTop = places.toSorted((one, other) => one.place.y - other.place.y);
    expect(fromTop.map(({ text }) => text.split('\n')[0])).toEqual([
      'Error',
      'Saved',
      'Rendering your ad',
      'Error',
      'New sizes are ready',
    ]);
    for (const { place } of places) expect(place.x + place.width).toBeGreaterThan(1150);
    expect(fromTop[0]?.place.y).toBeLessThan(60);
  });

  it('stay at the top right in a page that reads from the right', async () => {
    await page.getByRole('radio', { name: 'Right to left' }).click();
    await pressForToast('Saved');
    await page.clock.runFor(500);
    const { x, width } = await box(toasts());
    expect(x + width).toBeGreaterThan(1150);
    await page.getByRole('radio', { name: 'Left to right' }).click();
  });

  it('close by their button', async () => {
    await pressForToast('Error');
    await toasts().getByRole('button', { name: 'Close' }).click();
    await expectToasts(0);
    expect(await toasts().count()).toBe(0);
  });
});

describe('notification popups', () => {
  it('close by themselves after 4500 ms', async () => {
    await press('Top right');
    await popups().waitFor();
    await page.clock.runFor(4400);
    expect(await popups().count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => popups().count(), patience).toBe(0);
  });

  it('wait while the pointer is on them', async () => {
    await press('Top right');
    await page.clock.runFor(3000);
    await popups().hover();
    await page.clock.runFor(60_000);
    expect(await popups().count()).toBe(1);
    await page.mouse.move(10, 700);
    await page.clock.runFor(1400);
    expect(await popups().count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => popups().count(), patience).toBe(0);
  });

  it('close by Escape, the newest first', async () => {
    await press('Top right');
    await press('Bottom left');
    await page.keyboard.press('Escape');
    await expect.poll(() => popups('bottom-left').count(), patience).toBe(0);
    expect(await popups('top-right').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => popups('top-right').count(), patience).toBe(0);
  });

  it('leave Escape to an open dialog', async () => {
    await press('Top right');
    await press('Open dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await popups().count()).toBe(1);
  });

  it('close by their icon', async () => {
    await press('Top left');
    await popups('top-left').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => popups('top-left').count(), patience).toBe(0);
  });

  it('stack with 16 px between them, each above the one before, from 2000 up', async () => {
    for (let count = 0; count < 3; count += 1) await press('Top right');
    await expect.poll(() => popups().count(), patience).toBe(3);
    const gaps = async (): Promise<number[]> => {
      const places = await Promise.all((await popups().all()).map(box));
      return places.map(({ y }, index) => y - (index === 0 ? 0 : bottomOf(places[index - 1])));
    };
    await expect.poll(gaps, patience).toEqual([16, 16, 16]);
    const depths = await Promise.all(
      (await popups().all()).map((popup) => popup.evaluate((element) => Number(getComputedStyle(element).zIndex))),
    );
    expect(depths).toEqual([2000, 2001, 2002]);
  });

  it.each([
    ['Top right', 'top-right', 'right', 'top'],
    ['Top left', 'top-left', 'left', 'top'],
    ['Bottom right', 'bottom-right', 'right', 'bottom'],
    ['Bottom left', 'bottom-left', 'left', 'bottom'],
  ])('show at %s', async (name, position, side, edge) => {
    await press(name);
    const frame = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
    const gaps = async (): Promise<number[]> => {
      const { x, y, width, height } = await box(popups(position));
      return [side === 'left' ? x : frame.width - x - width, edge === 'top' ? y : frame.height - y - height];
    };
    await expect.poll(gaps, patience).toEqual([16, 16]);
  });

  it('say urgent things at once and the others in turn', async () => {
    await press('Bottom left');
    await press('Top right');
    expect(await popups('bottom-left').getAttribute('role')).toBe('alert');
    expect(await popups('top-right').getAttribute('role')).toBe('status');
  });
});
