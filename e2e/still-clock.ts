import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './person.ts';

const step = 20;

/** A page whose clock stands still from the first script on and is moved by hand, so that every duration is exact. */
export async function stopClock(page: Page, time = Date.now()): Promise<void> {
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1000);
}

/** Moves the clock in small steps until the condition holds, for work that a promise or a request hands to a timer. */
export async function tickUntil<Value>(page: Page, read: () => Promise<Value>, wanted: Value): Promise<void> {
  const look = async (): Promise<Value> => {
    await page.clock.runFor(step);
    return read();
  };
  await expect.poll(look, { ...patience, interval: 30 }).toEqual(wanted);
}

/** For helpers of the test that wait by timers themselves. */
export async function withRunningClock<Value>(page: Page, action: () => Promise<Value>): Promise<Value> {
  await page.clock.resume();
  const value = await action();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return value;
}

/** The parts that come after the page itself stand: the session, the dashboard, the offer. */
export function tickUntilAlive(page: Page): Promise<void> {
  const links = page.locator('link[rel=prefetch][as=fetch]');
  return tickUntil(page, async () => (await links.count()) > 0, true);
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** As any script on the page may do it. */
export function dispatch(page: Page, name: string, detail: unknown): Promise<void> {
  return page.evaluate(([type, data]) => void dispatchEvent(new CustomEvent(type, { detail: data })), [
    name,
    detail,
  ] as const);
}
