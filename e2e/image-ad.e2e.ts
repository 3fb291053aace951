import { readFile } from 'node:fs/promises';
import type { ListedRun, Run } from '@adwright/contract/run/run.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import { unzipFiles } from '@adwright/tools/testing/unzip-files.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, registered, sidewaysOverflow } from './person.ts';

/** The models load with the first wall, and a busy machine takes its time for that. */
const patience = { timeout: 60_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let token = '';
/** The run that made the variants; its project has the same id. */
let wallId = '';

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  ({ token } = info);
  opened = await openSignedIn(browser, url, info.token);
  ({ page } = opened);
  await page.goto(`${url}/terms?dashboard=image-ad`);
  await page.getByRole('form', { name: 'Generate 12 ads' }).waitFor(patience);
}, 180_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
});

const edited = 'Mornings, warmer';
const submit = () => page.locator('form button[type=submit]').last();

async function lastRun(): Promise<Run | undefined> {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${url}/api/ai-ads-image/${path}`, { headers: { authorization: token } })).json();
  const answer = (await ask('get-list?tool=image-ad&page_size=1')) as { data: { list: ListedRun[] } };
  const newest = answer.data.list[0];
  return newest && ((await ask(`get?id=${newest.id}`)) as { data: Run }).data;
}

it('says what is missing, draws ideas for nothing as soon as there is a product, and then names the price', async () => {
  await page.getByText('Enter a product or choose a sample first.').waitFor(patience);
  expect(await submit().getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Sample product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clay Everyday Mug' }).click();
  await page.getByRole('img', { name: /^Ad idea 1:/ }).waitFor(patience);
  await expect.poll(() => submit().innerText(), patience).toBe('Generate 12 ads · 6 credits');
}, 120_000);

it('does not make up a review: a template that lives from one says what it needs', async () => {
  await page.getByText('Style and language').click();
  const count = page.getByRole('spinbutton', { name: 'Variants' });
  await count.fill('4');
  await count.press('Tab');
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.selectOption({ label: 'Testimonial' });
  await page.getByText('This template needs a review.').waitFor(patience);
  expect(await submit().getAttribute('aria-disabled')).toBe('true');
  await template.selectOption({ label: 'Best match' });
  await expect.poll(() => submit().innerText(), patience).toBe('Generate 4 ads · 2 credits');
}, 120_000);

it('shows the product in the scene that was chosen, and goes back to choosing one itself', async () => {
  const field = page.getByRole('button', { name: /^Photo scene/ });
  const dialog = page.getByRole('dialog', { name: 'Photo scene' });
  expect(await field.innerText()).toBe('Automatic');
  await field.click();
  await dialog.getByRole('radio', { name: 'Seasons' }).click();
  await dialog.getByRole('button', { name: 'Snowy morning' }).click();
  await dialog.waitFor({ state: 'detached', ...patience });
  expect(await field.innerText()).toBe('Snowy morning');
  await page.getByText('Your product appears here in every design with a photo.').waitFor(patience);
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.selectOption({ label: 'Bold type' });
  await page.getByText('The design you chose doesn’t show photos').waitFor(patience);
  await page.getByRole('button', { name: 'Switch to Best match' }).click();
  expect(await template.inputValue()).toBe('');
  await field.click();
  await dialog.getByRole('button', { name: 'Automatic' }).click();
  expect(await field.innerText()).toBe('Automatic');
  await field.click();
  await dialog.getByRole('button', { name: 'Snowy morning' }).click();
}, 120_000);

it.each([1280, 390])(
  'opens the scenes at the chosen one, with their filters and a way out in sight, at %i',
  async (width) => {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width, height: 720 });
    const dialog = page.getByRole('dialog', { name: 'Photo scene' });
    const chosen = dialog.getByRole('button', { name: 'Snowy morning' });
    await page.getByRole('button', { name: /^Photo scene/ }).click();
    const inSight = [
      chosen,
      dialog.getByRole('heading', { name: 'Photo scene' }),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('radio', { name: 'All' }),
      dialog.getByRole('searchbox', { name: 'Search scenes' }),
    ];
    for (const one of inSight) await expect.poll(() => isOnTop(one), patience).toBe(true);
    expect(await chosen.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await sidewaysOverflow(page)).toBe(0);
    await dialog.getByRole('searchbox').fill('SNÓWY m');
    await expect.poll(() => dialog.getByRole('group').getByRole('button').allInnerTexts()).toEqual(['Snowy morning']);
    await dialog.getByRole('searchbox').fill('Atlantis');
    await dialog.getByText('No scenes found. Try another search.').waitFor(patience);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize(before);
  },
  120_000,
);

/** Whether somebody sees it: nothing lies over its middle, and the page shows that. */
const isOnTop = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

it('hangs a ranked wall, each score with its reasons', async () => {
  await submit().click();
  await page.getByText('4 variants, best first').waitFor(patience);
  // What was paid for is before the person's eyes, however long the form beside it is.
  const place = page.locator('[data-run-result]');
  const from = () => place.evaluate((one) => Math.round((100 * one.getBoundingClientRect().top) / innerHeight));
  await expect.poll(from, patience).toBeLessThanOrEqual(50);
  expect(await from()).toBeGreaterThanOrEqual(0);
  expect(await place.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  const scores = await page.getByText(/^\d+ of 100$/).allInnerTexts();
  const points = scores.map((text) => Number.parseInt(text, 10));
  expect(points).toHaveLength(4);
  expect(points.toSorted((a, b) => b - a)).toEqual(points);
  const made = await lastRun();
  expect(made?.input).toMatchObject({ place: 'snow-morning' });
  wallId = made?.id ?? '';
  await page.getByText('Why this score').first().click();
  await page
    .getByText(/^Lowest text contrast: [\d.]+:1$/)
    .first()
    .waitFor(patience);
  await expect.poll(() => sidewaysOverflow(page), patience).toBe(0);
}, 180_000);

it('makes more of one idea, and another headline for it, for nothing and with a way back', async () => {
  const ideas = page.getByRole('img', { name: /^Ad idea \d+:/ });
  const before = await ideas
    .first()
    .getAttribute('aria-label', patience)
    .catch(() => null);
  await page.getByRole('button', { name: 'More like this' }).first().click(patience);
  await page.getByText('3 variants added').waitFor(patience);
  await expect.poll(() => ideas.count(), patience).toBe(7);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => ideas.count(), patience).toBe(4);
  await page.getByRole('button', { name: 'New headline' }).first().click(patience);
  await page.getByText(/^New headline: /).waitFor(patience);
  expect(await ideas.first().getAttribute('aria-label')).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => page.getByText('Edited', { exact: true }).count(), patience).toBe(0);
}, 120_000);

it('shows a variant in a phone’s feed, with a text for each platform', async () => {
  await page.getByRole('button', { name: 'Preview in feed' }).first().click(patience);
  const dialog = page.getByRole('dialog', { name: 'Preview in feed' });
  const phone = (platform: string) => dialog.getByRole('group', { name: `${platform} on a phone` });
  await phone('Instagram').getByText('Sponsored').waitFor(patience);
  const text = () => phone('Instagram').locator('p').last().innerText();
  const first = await text();
  await dialog.getByRole('button', { name: 'New text' }).click();
  await expect.poll(text, patience).not.toBe(first);
  for (const platform of ['Facebook', 'Stories', 'TikTok', 'LinkedIn']) {
    await dialog.getByRole('radio', { name: platform }).click();
    await phone(platform).getByRole('img').waitFor(patience);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached', ...patience });
}, 120_000);

const editorOn = (where: Page) => where.getByRole('dialog', { name: 'Edit the ad' });
const says = (where: Page, words: string) => editorOn(where).getByText(words, { exact: true }).waitFor(patience);
const idea = (where: Page, rank: number, words: string) =>
  where.getByRole('img', { name: `Ad idea ${rank}: ${words}` });

async function openEditor(where: Page, rank: number): Promise<void> {
  await where.getByRole('button', { name: new RegExp(`^Edit ${rank}\\. `) }).click();
  const headline = editorOn(where).getByRole('button', { name: /^Headline(?::|$)/ });
  await headline.first().waitFor({ state: 'attached', ...patience });
}

async function reword(where: Page, rank: number, words: string): Promise<void> {
  const editor = editorOn(where);
  if ((await editor.count()) === 0) await openEditor(where, rank);
  const canvas = editor.getByRole('group', { name: /^Canvas/ });
  const text = editor.getByRole('textbox', { name: 'Text', exact: true });
  if ((await text.count()) === 0) {
    await canvas.getByRole('button', { name: /^Headline(?::|$)/ }).focus(patience);
    await where.keyboard.press('Enter');
  }
  await text.fill(words);
  await canvas.getByRole('button', { name: `Headline: ${words}` }).waitFor({ state: 'attached', ...patience });
}

/** The editor tells of a change a moment later, and says “Saved” of the last one until then: the server's word counts. */
async function rewordAndSave(where: Page, rank: number, words: string): Promise<void> {
  const answer = where.waitForResponse((one) => one.url().endsWith('/document/save') && one.ok(), patience);
  await reword(where, rank, words);
  await answer;
  await says(where, 'Saved');
}

async function done(where: Page): Promise<void> {
  await editorOn(where).getByRole('button', { name: 'Done' }).click(patience);
  await editorOn(where).waitFor({ state: 'hidden', ...patience });
}

/** The same person in a browser that has never seen any of this. */
async function elsewhere(): Promise<OpenPage> {
  const other = await openSignedIn(browser, url, token);
  await other.page.goto(`${url}/terms?dashboard=image-ad&run=${(await lastRun())?.id}`);
  await other.page.getByText('4 variants, best first').waitFor(patience);
  return other;
}

it('opens the editor on a press, saves what was edited, and chooses it', async () => {
  await rewordAndSave(page, 1, edited);
  await done(page);
  await expect.poll(() => page.getByText('1 selected').count(), patience).toBe(1);
}, 120_000);

it('shows the edit after a reload and in another browser', async () => {
  await page.reload();
  await expect.poll(() => idea(page, 1, edited).count(), patience).toBe(1);
  const other = await elsewhere();
  await expect.poll(() => idea(other.page, 1, edited).count(), patience).toBe(1);
  await other.page.getByText('1 selected').waitFor(patience);
  await other.context.close();
}, 180_000);

it('makes every size under its network’s weight and packs them by network', async () => {
  await page.getByRole('button', { name: 'Export 5 files · free' }).click();
  const all = page.getByRole('link', { name: /Download all/ });
  await all.waitFor(patience);
  const [download] = await Promise.all([page.waitForEvent('download', patience), all.click()]);
  expect(download.suggestedFilename()).toBe('clay-everyday-mug-image-ads.zip');
  const entries = unzipFiles(await readFile(await download.path()));
  expect(Object.keys(entries).toSorted()).toEqual([
    'google-display/google-medium-rectangle_300x250.jpg',
    'google-display/google-responsive-wide_1200x628.jpg',
    'meta/meta-feed-portrait_1080x1350.jpg',
    'meta/meta-feed-square_1080x1080.jpg',
    'meta/meta-stories_1080x1920.jpg',
  ]);
  for (const [name, body] of Object.entries(entries)) {
    const [, width, height] = /_(\d+)x(\d+)\./.exec(name) ?? [];
    expect(await sharp(body).metadata()).toMatchObject({
      format: 'jpeg',
      width: Number(width),
      height: Number(height),
    });
  }
  expect(JSON.stringify((await lastRun())?.input)).toContain(edited);
  expect(entries['google-display/google-medium-rectangle_300x250.jpg']?.length).toBeLessThanOrEqual(150 * 1024);
}, 180_000);

it('still has files and wall after a reload', async () => {
  await page.reload();
  await page.getByRole('link', { name: /Download all/ }).waitFor(patience);
  await expect.poll(() => page.getByText('4 variants, best first').count(), patience).toBe(1);
}, 180_000);

it('opens by its address with the fields it was made from', async () => {
  const stranger = await openSignedIn(browser, url, token);
  await stranger.page.goto(`${url}/terms?dashboard=image-ad&run=${(await lastRun())?.id}`);
  await stranger.page.getByRole('link', { name: /Download all/ }).waitFor(patience);
  const product = stranger.page.getByRole('form').getByRole('textbox').first();
  expect(await product.inputValue()).toBe('Clay Everyday Mug');
  await stranger.context.close();
}, 180_000);

it('brings edits of different ads together, and asks about the same one', async () => {
  const other = await elsewhere();
  await rewordAndSave(page, 2, 'From one tab');
  await done(page);
  await rewordAndSave(other.page, 3, 'From another');
  await done(other.page);
  await expect.poll(() => idea(other.page, 2, 'From one tab').count(), patience).toBe(1);
  await openEditor(other.page, 4);
  await other.context.setOffline(true);
  await reword(other.page, 4, 'Mine');
  await says(other.page, 'Offline. Your changes are kept on this device.');
  await rewordAndSave(page, 4, 'Theirs');
  await done(page);
  await other.context.setOffline(false);
  await says(other.page, 'A newer version exists');
  await editorOn(other.page).getByRole('button', { name: 'Keep my version' }).click();
  await says(other.page, 'Saved');
  await done(other.page);
  await expect.poll(() => idea(other.page, 4, 'Mine').count(), patience).toBe(1);
  // What was not kept is there to go back to.
  await other.page.getByRole('button', { name: 'Version history' }).click();
  const history = other.page.getByRole('dialog', { name: 'Version history' });
  await history
    .getByRole('button', { name: /^Restore the version from/ })
    .first()
    .click();
  await history.waitFor({ state: 'hidden', ...patience });
  await expect.poll(() => idea(other.page, 4, 'Theirs').count(), patience).toBe(1);
  await other.context.close();
}, 240_000);

it('keeps edits without a connection, and saves them when it is back', async () => {
  await page.reload();
  await rewordAndSave(page, 1, 'Before the tunnel');
  await opened.context.setOffline(true);
  await reword(page, 1, 'In the tunnel');
  await says(page, 'Offline. Your changes are kept on this device.');
  await opened.context.setOffline(false);
  await says(page, 'Saved');
  await done(page);
  const other = await elsewhere();
  await expect.poll(() => idea(other.page, 1, 'In the tunnel').count(), patience).toBe(1);
  await other.context.close();
}, 180_000);

it('marks files that an edit has left behind, and exports them again with it', async () => {
  await page.getByText('These files don’t include your latest edits.').waitFor(patience);
  await page.getByRole('button', { name: 'Export again to include your edits (free)' }).click();
  await page.getByText('Exporting your files').waitFor(patience);
  await page.getByRole('link', { name: /Download all/ }).waitFor(patience);
  expect(await page.getByText('These files don’t include your latest edits.').count()).toBe(0);
  const run = await lastRun();
  expect(JSON.stringify(run?.input)).toContain('In the tunnel');
  expect(run).toMatchObject({ project_id: wallId, document_revision: expect.any(Number) });
}, 180_000);
