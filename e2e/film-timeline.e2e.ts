import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const patience = { timeout: 60_000 };
let browser: Browser;
let opened: OpenPage;
let timeline: Locator;

beforeAll(async () => {
  browser = await openBrowser();
  opened = await openPage(browser);
  await opened.page.goto(`${inject('productUrl')}/dev/film-editor`);
  timeline = opened.page.getByRole('region', { name: 'Timeline' });
  await timeline
    .getByRole('button', { name: /^Scene/ })
    .first()
    .waitFor(patience);
}, 180_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

const voice = (): Locator => timeline.getByRole('button', { name: /^Sound Voiceover/ });

it('moves a sound by the pointer and takes it back', async () => {
  await voice().scrollIntoViewIfNeeded();
  const before = await voice().getAttribute('aria-label');
  const box = await voice().boundingBox();
  if (!box) throw new Error('the voice is not on the timeline');
  await opened.page.mouse.move(box.x + 40, box.y + box.height / 2);
  await opened.page.mouse.down();
  await opened.page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 5 });
  await opened.page.mouse.up();
  await expect.poll(() => voice().getAttribute('aria-label'), patience).not.toBe(before);
  await timeline.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => voice().getAttribute('aria-label'), patience).toBe(before);
}, 120_000);

it('cuts a scene in two at the playhead by a key', async () => {
  const scenes = timeline.getByRole('button', { name: /^Scene/ });
  const many = await scenes.count();
  await scenes.first().focus();
  await opened.page.keyboard.press('Shift+ArrowRight');
  await opened.page.keyboard.press('Shift+ArrowRight');
  await opened.page.keyboard.press('s');
  await expect.poll(() => scenes.count(), patience).toBe(many + 1);
  await opened.page.keyboard.press('Control+z');
  await expect.poll(() => scenes.count(), patience).toBe(many);
  expect(opened.problems).toEqual([]);
}, 120_000);
