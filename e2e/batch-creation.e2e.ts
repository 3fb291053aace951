import type { ProjectBatch } from '@adwright/contract/project/batch.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
const look = { viewport: { width: 1280, height: 900 } } as const;
/** Fifty rows of which five cannot be made, as Excel in Germany writes them. */
const table = [
  'Product;Key benefits;Language;Variants;SKU',
  'Kestrel desk lamp;Dims to 2 percent|Warm light;English;1;1',
  'Harbor mug;Keeps coffee hot for an hour;Deutsch;1;2',
  'Nomad backpack;Fits a 15-inch laptop;French;1;3',
  ';Nobody knows what;English;1;4',
  'Ridge bottle;No plastic inside;es;1;5',
  'Kestrel desk lamp;Dims to 2 percent;Klingon;1;6',
  'مصباح المكتب;ضوء دافئ;العربية;1;7',
  '=HYPERLINK("x");Made of oak;English;1;8',
  ';Nobody knows who;English;1;9',
  'Atlas chair;Made of oak;English;999;10',
  `${'Long '.repeat(30)}name;Made of oak;English;1;11`,
  ...Array.from({ length: 39 }, (_, index) => `Lamp ${index};Warm light;English;1;${12 + index}`),
].join('\r\n');

describe('a batch', () => {
  let browser: Browser;
  let opened: OpenPage;
  let page: Page;
  let token = '';
  let before = 0;
  beforeAll(async () => {
    browser = await openBrowser();
    const { info } = await registered(url);
    ({ token } = info);
    before = info.credits;
    opened = await openSignedIn(browser, url, token, look);
    ({ page } = opened);
    await page.goto(`${url}/?dashboard=batch-creation`);
  });
  afterAll(() => browser.close());
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);

  /** Drags the corner of the chosen cell down to the fifth row, quicker than anything is drawn. */
  async function fillByFinger(): Promise<void> {
    const touch = await opened.context.newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // Buttons above the sheet grow for a finger and push it down.
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    await cell(4, 0).scrollIntoViewIfNeeded();
    const corner = await page.locator('[data-fill]').boundingBox();
    const target = await cell(4, 0).boundingBox();
    if (!corner || !target) throw new Error('nothing to drag');
    const [x, from, to] = [corner.x + corner.width / 2, corner.y + corner.height / 2, target.y + target.height / 2];
    const at = (y: number) => ({ touchPoints: [{ x, y }] });
    await Promise.all([
      touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) }),
      ...[0.3, 0.6, 1].map((share) =>
        touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * share) }),
      ),
      touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  }

  it('takes a spreadsheet’s file, says in the cell what is wrong, and quotes before it starts', async () => {
    await page.getByLabel('What to create').selectOption({ label: 'Ad copy' }, patience);
    await page.getByRole('button', { name: 'Import file' }).click(patience);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await page.getByText('Columns not used: SKU').waitFor(patience);
    await page.getByRole('button', { name: 'Add 50 rows' }).click();
    await expect.poll(() => cell(3, 0).getAttribute('aria-invalid'), patience).toBe('true');
    expect(await cell(5, 9).getAttribute('title')).toBe('Choose one of the options.');
    await page.getByRole('button', { name: 'Review 50 rows' }).click();
    const review = page.getByRole('dialog', { name: 'Review your batch' });
    await review.getByText('Row 4: Product: Fill in this cell.').waitFor(patience);
    await review.getByText('Row 6: Language: Choose one of the options.').waitFor();
    await review.getByText('Row 9: Product: Fill in this cell.').waitFor();
    await review.getByText('Row 10: Variants: Enter a whole number from 1 to 10.').waitFor();
    await review.getByText('Row 11: Product: This text is too long. Use up to 120 characters.').waitFor();
    await review.getByRole('button', { name: 'Create 45 · 45 credits' }).click(patience);
  });

  it('makes the good rows, also while nobody looks, charges exactly those, and keeps the others in the sheet', async () => {
    await page.getByRole('heading', { name: 'Kestrel desk lamp' }).waitFor(patience);
    const id = new URL(page.url()).searchParams.get('run') ?? '';
    await page.goto('about:blank');
    const get = async (path: string) =>
      ((await (await fetch(url + path, { headers: { authorization: token } })).json()) as { data: unknown }).data;
    const batch = () => get(`/api/project/batch-get?id=${id}`) as Promise<ProjectBatch>;
    await expect.poll(async () => (await batch()).status, { timeout: 120_000 }).toBe('succeeded');
    await page.goto(`${url}/?dashboard=batch-creation&run=${id}`);
    await page.getByText('Done: 45 · Failed: 0').waitFor(patience);
    expect(((await get('/api/user/info')) as { credits: number }).credits).toBe(before - 45);
    const csv = await (await fetch(url + (await batch()).csv_url)).text();
    expect(csv).toContain("'=HYPERLINK(");
    expect(csv).toContain('مصباح المكتب');
    await page.getByRole('button', { name: 'New batch' }).click();
    await expect.poll(() => cell(1, 0).innerText(), patience).toBe('Kestrel desk lamp');
    await page.getByRole('button', { name: 'Review 5 rows' }).waitFor(patience);
  });

  it('is a sheet as people know it: typed, pasted, filled, undone by the keyboard alone', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Atlas chair');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(0, 0).innerText(), patience).toBe('Atlas chair');
    await page.getByRole('grid').evaluate((grid) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Lamp 1\t"two\nlines"\nLamp 2\tx');
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => cell(2, 0).innerText()).toBe('Lamp 2');
    await page.keyboard.press('Control+z');
    // One of the rows that could not be made.
    await expect.poll(() => cell(2, 0).innerText()).toBe('Fill in this cell.');
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect.poll(() => cell(2, 0).innerText()).toBe('Atlas chair');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.keyboard.press('Control+Home');
    await fillByFinger();
    await expect.poll(() => cell(4, 0).innerText(), patience).toBe('Atlas chair');
    expect(opened.problems).toEqual([]);
  });

  it('suggests the scene that was probably meant, and tells of every wrong row', async () => {
    const { info } = await registered(url);
    const other = await openSignedIn(browser, url, info.token, look);
    await other.page.goto(`${url}/?dashboard=batch-creation`);
    await other.page.getByLabel('What to create').selectOption({ label: 'Image ads' }, patience);
    await other.page.getByRole('button', { name: 'Import file' }).click(patience);
    const rows = Array.from({ length: 7 }, (_, index) => `Lamp ${index};Terazzo bathrom`);
    await other.page.locator('input[type=file]').setInputFiles({
      name: 'lamps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Product;Background', 'Lamp;キッチン', ...rows].join('\r\n')),
    });
    await other.page.getByRole('button', { name: 'Add 8 rows' }).click(patience);
    await other.page.getByRole('button', { name: 'Review 8 rows' }).click(patience);
    const review = other.page.getByRole('dialog', { name: 'Review your batch' });
    const suggestions = review.getByText('Did you mean “Terrazzo bathroom”?');
    await suggestions.first().waitFor(patience);
    const before = await suggestions.count();
    await review.getByRole('button', { name: /^Show \d more rows?$/ }).click(patience);
    await expect.poll(() => suggestions.count(), patience).toBe(7);
    expect(before).toBeLessThan(7);
    await other.context.close();
  });
});
