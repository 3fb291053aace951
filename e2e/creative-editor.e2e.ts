import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, registered, sidewaysOverflow } from './person.ts';

/** Fonts and pictures load with the first canvas, and a busy machine takes its time for that. */
const patience = { timeout: 60_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let editor: Locator;

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  opened = await openSignedIn(browser, url, info.token);
  ({ page } = opened);
  await page.goto(`${url}/terms?dashboard=banner`);
  await page.getByRole('button', { name: 'Sample product' }).click(patience);
  await page.getByRole('dialog').getByRole('button', { name: 'Clay Everyday Mug' }).click(patience);
  await page.getByRole('button', { name: 'Edit design' }).click(patience);
  editor = page.getByRole('dialog', { name: 'Edit the ad' });
  await layer('Headline').waitFor({ state: 'attached', ...patience });
}, 180_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

const layer = (name: string): Locator =>
  editor.getByRole('group', { name: /^Canvas/ }).getByRole('button', { name: new RegExp(`^${name}(?::|$)`) });

async function placeOf(name: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await layer(name).boundingBox();
  if (!box) throw new Error(`${name} is not in the picture`);
  return box;
}

/** How far down in the picture: both are measured at once, for the page may scroll meanwhile. */
const downInPicture = (name: string): Promise<number> =>
  layer(name).evaluate((element) => {
    const canvas = element.closest('[role="group"]');
    return element.getBoundingClientRect().y - (canvas?.getBoundingClientRect().y ?? 0);
  });

it('moves a layer by keys, says where it is, and takes it back', async () => {
  await layer('Headline').focus();
  const before = await placeOf('Headline');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await placeOf('Headline')).y, patience).toBeGreaterThan(before.y);
  await editor
    .getByRole('status')
    .filter({ hasText: /^x \d+, y \d+$/ })
    .waitFor({ state: 'attached', ...patience });
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await placeOf('Headline')).y, patience).toBeCloseTo(before.y, 0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await placeOf('Headline')).y, patience).toBeGreaterThan(before.y);
}, 120_000);

it('drags and scales by the pointer', async () => {
  const before = await placeOf('Product');
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 20, middle.y, { steps: 4 });
  await page.mouse.move(middle.x - 37, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf('Product')).x, patience).toBeLessThan(before.x - 20);
  const moved = await placeOf('Product');
  const down = await downInPicture('Product');
  await page.mouse.move(moved.x + moved.width, moved.y + moved.height);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width * 0.6, moved.y + moved.height * 0.6, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf('Product')).width, patience).toBeLessThan(moved.width * 0.8);
  const scaled = await placeOf('Product');
  expect(scaled.x).toBeCloseTo(moved.x, 0);
  expect(await downInPicture('Product')).toBeCloseTo(down, 0);
}, 120_000);

it('edits words, hides and shows, and lets go on Escape without closing', async () => {
  await layer('Headline').focus();
  await page.keyboard.press('Enter');
  const words = editor.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement), patience).toBe(true);
  await words.fill('Mornings, warmer');
  await layer('Headline: Mornings, warmer').waitFor({ state: 'attached', ...patience });
  await layer('Headline').focus();
  await page.keyboard.press('Delete');
  await layer('Headline').waitFor({ state: 'detached', ...patience });
  await editor.getByRole('tab', { name: 'Layers' }).click();
  await editor.getByRole('button', { name: 'Show Headline' }).click();
  await layer('Headline').waitFor({ state: 'attached', ...patience });
  await layer('Headline').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => layer('Headline').getAttribute('aria-pressed'), patience).toBe('false');
  expect(await editor.isVisible()).toBe(true);
}, 120_000);

it('warns of a colour that cannot be read and mends it with one press', async () => {
  await editor.getByRole('tab', { name: 'Selection' }).click();
  await editor.getByRole('textbox', { name: 'Background', exact: true }).fill('#ffffff');
  await layer('Headline').focus();
  await editor.getByRole('textbox', { name: 'Text color', exact: true }).fill('#f4f4f4');
  await editor.getByRole('button', { name: 'Fix the color' }).click(patience);
  await editor.getByText(/^Contrast [\d.]+:1 · easy to read$/).waitFor(patience);
  await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
}, 120_000);

const words = (): Locator => editor.getByRole('textbox', { name: 'Text', exact: true });
const addFromMenu = async (name: string): Promise<void> => {
  await editor.getByRole('button', { name: 'Add', exact: true }).click(patience);
  await page.getByRole('menuitem', { name, exact: true }).click(patience);
};

it('writes a sentence with its spaces where the text stands', async () => {
  const box = await placeOf('Headline');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => words().evaluate((field) => field === document.activeElement), patience).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A slow cup of tea');
  await layer('Headline: A slow cup of tea').waitFor({ state: 'attached', ...patience });
  await page.keyboard.press('Escape');
  await expect.poll(() => editor.locator('[data-writing]').count(), patience).toBe(0);
  expect(await editor.isVisible()).toBe(true);
  await expect.poll(() => words().inputValue(), patience).toBe('A slow cup of tea');
  await words().press('End');
  await page.keyboard.type(' at noon ');
  expect(await words().inputValue()).toBe('A slow cup of tea at noon ');
}, 120_000);

const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-layer') ?? document.activeElement?.tagName ?? null);

it('adds a text and a shape, and takes them back and forth', async () => {
  await addFromMenu('Heading');
  await layer('Text: Your headline').waitFor({ state: 'attached', ...patience });
  // It is being written already: what is typed next is what it says.
  const isWriting = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[data-writing]') ?? false);
  await expect.poll(isWriting, patience).toBe(true);
  await page.keyboard.type('Typed at once');
  await layer('Text: Typed at once').waitFor({ state: 'attached', ...patience });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Your headline');
  await page.keyboard.press('Escape');
  await expect.poll(focused, patience).toMatch(/^added-text/);
  const shapes = editor.getByRole('group', { name: /^Canvas/ }).getByRole('button', { name: /^Shape/ });
  const many = (await shapes.count()) + 1;
  await addFromMenu('Star');
  await expect.poll(() => shapes.count(), patience).toBe(many);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shapes.count(), patience).toBe(many - 1);
  await editor.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => shapes.count(), patience).toBe(many);
}, 120_000);

it('groups what is chosen together and moves it as one', async () => {
  await layer('Text').focus();
  const start = await downInPicture('Text');
  await page.keyboard.press('Shift+ArrowUp');
  await layer('Headline').focus();
  const chosen = editor.locator('[data-layer][aria-pressed="true"]');
  await expect.poll(() => chosen.count(), patience).toBe(1);
  await editor.getByRole('tab', { name: 'Layers' }).click();
  const rows = editor.getByRole('list', { name: /^Layers/ });
  await rows.getByRole('button', { name: /^Text: Your headline/ }).click();
  await rows.getByRole('button', { name: /^Headline:/ }).click({ modifiers: ['Control'] });
  await expect.poll(() => chosen.count(), patience).toBe(2);
  await editor.getByRole('tab', { name: 'Selection' }).click();
  await editor.getByRole('button', { name: 'Group', exact: true }).click(patience);
  await layer('Headline').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => downInPicture('Text'), patience).toBeCloseTo(start, 0);
  await editor.getByRole('button', { name: 'Ungroup', exact: true }).click(patience);
}, 120_000);

it('hears its keys wherever the focus is, after a button went away under the hand, too', async () => {
  // The button that ungrouped is gone: Escape lets go of both layers all the same.
  await page.keyboard.press('Escape');
  await expect.poll(() => editor.locator('[data-layer][aria-pressed="true"]').count(), patience).toBe(0);
  await layer('Headline').focus();
  const buttons = editor.getByRole('group', { name: /^Canvas/ }).getByRole('button');
  const many = await buttons.count();
  await editor.getByRole('button', { name: 'Duplicate' }).click(patience);
  await expect.poll(() => buttons.count(), patience).toBe(many + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => buttons.count(), patience).toBe(many);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => buttons.count(), patience).toBe(many + 1);
  await editor.getByRole('button', { name: 'Zoom in' }).click(patience);
  await editor.getByRole('button', { name: 'Fit to screen' }).click(patience);
  await page.keyboard.press('Delete');
  await expect.poll(() => buttons.count(), patience).toBe(many);
  await layer('Headline').focus();
  await editor.getByRole('button', { name: 'Lock', exact: true }).click(patience);
  await editor.getByRole('button', { name: 'Unlock', exact: true }).click(patience);
  await page.keyboard.press('Escape');
  await expect.poll(() => editor.locator('[data-layer][aria-pressed="true"]').count(), patience).toBe(0);
  expect(await editor.isVisible()).toBe(true);
}, 120_000);

it('pulls a picture by its side, and takes its width and height as numbers', async () => {
  await layer('Product').focus();
  const before = await placeOf('Product');
  const side = await editor.locator('[data-mark="left"]').boundingBox();
  const at = { x: (side?.x ?? 0) + 12, y: (side?.y ?? 0) + 12 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 20, at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf('Product')).width, patience).toBeLessThan(before.width - 10);
  expect((await placeOf('Product')).height).toBeCloseTo(before.height, 0);
  const height = editor.getByRole('spinbutton', { name: 'Height' });
  const wished = Math.round(Number(await height.inputValue()) * 0.8);
  await height.fill(String(wished));
  await height.press('Enter');
  await expect.poll(() => height.inputValue(), patience).toBe(String(wished));
  await expect.poll(async () => (await placeOf('Product')).height, patience).toBeCloseTo(before.height * 0.8, -1);
}, 120_000);

it('renames a layer in its row, and pastes nothing with the middle button', async () => {
  await editor.getByRole('tab', { name: 'Layers' }).click();
  const rows = editor.getByRole('list', { name: /^Layers/ });
  await rows.getByRole('button', { name: /^Product/ }).press('F2');
  await page.keyboard.type('Hero shot');
  await page.keyboard.press('Enter');
  await layer('Hero shot').waitFor({ state: 'attached', ...patience });
  await page.keyboard.press('Control+z');
  await layer('Product').waitFor({ state: 'attached', ...patience });
  const buttons = editor.getByRole('group', { name: /^Canvas/ }).getByRole('button');
  const many = await buttons.count();
  const box = await placeOf('Product');
  await page.mouse.move(box.x + 10, box.y + 10);
  const paste = (): Promise<unknown> =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Words from elsewhere');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(box.x + 30, box.y + 30, { steps: 3 });
  await page.mouse.up({ button: 'middle' });
  await paste();
  expect(await buttons.count()).toBe(many);
  await editor.getByRole('tab', { name: 'Selection' }).click();
}, 120_000);

it('zooms about the pointer and goes back to the whole', async () => {
  const before = await placeOf('Headline');
  await page.mouse.move(before.x + 4, before.y + 4);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await placeOf('Headline')).width, patience).toBeGreaterThan(before.width * 1.5);
  await editor.getByRole('button', { name: 'Fit to screen' }).click(patience);
  await expect.poll(async () => (await placeOf('Headline')).width, patience).toBeCloseTo(before.width, 0);
}, 120_000);

it('shows its shortcuts, and Escape closes them alone', async () => {
  await layer('Headline').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor(patience);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden', ...patience });
  expect(await editor.isVisible()).toBe(true);
}, 120_000);

it('keeps what was changed when it is done', async () => {
  await editor.getByRole('button', { name: 'Done' }).click();
  await editor.waitFor({ state: 'hidden', ...patience });
  const takeBack = page.getByRole('button', { name: 'Discard manual edits' });
  await expect.poll(() => takeBack.isVisible(), patience).toBe(true);
}, 120_000);
