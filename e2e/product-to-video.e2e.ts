import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '@adwright/contract/run/run.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { turnFiles } from '@adwright/samples/views.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, registered, sidewaysOverflow } from './person.ts';

const patience = { timeout: 60_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let token = '';
let folder = '';

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'adwright-clip-'));
  ({ token } = (await registered(url)).info);
  opened = await openSignedIn(browser, url, token);
  ({ page } = opened);
  await page.goto(`${url}/product-video-maker`);
  await page.getByRole('link', { name: 'Try it now' }).first().click();
  await page.getByRole('form', { name: 'Generate clip' }).waitFor(patience);
}, 120_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const clip = (ratio: string) => page.getByRole('img', { name: `Preview of your clip, ${ratio}` });
const submit = () => page.locator('form button[type=submit]').last();

async function asked<Data>(path: string): Promise<Data> {
  const answer = await fetch(url + path, { headers: { authorization: token } });
  return ((await answer.json()) as { data: Data }).data;
}
const credits = async (): Promise<number> => (await asked<UserInfo>('/api/user/info')).credits;

it('shows the clip at any moment before anything is charged', async () => {
  const before = await credits();
  await page.locator('button:has(> img[alt])').first().click(patience);
  await page.getByRole('button', { name: /^1:1/ }).click();
  await page.getByRole('button', { name: /^9:16/ }).click();
  await page.getByRole('button', { name: /^Light sweep/ }).click();
  await page.getByRole('button', { name: /^Close-up/ }).click();
  await page.getByRole('slider', { name: 'Length' }).press('Home');
  await expect.poll(() => submit().innerText(), patience).toBe('Generate clip · 1 credit');
  await clip('1:1').waitFor(patience);
  await expect.poll(() => clip('1:1').getAttribute('data-clip-seconds'), patience).toBe('5.00');
  await page.getByRole('slider', { name: 'Position' }).fill('0.2');
  const first = await clip('1:1').screenshot();
  await page.getByRole('slider', { name: 'Position' }).fill('4.5');
  await expect.poll(async () => (await clip('1:1').screenshot()).equals(first), patience).toBe(false);
  expect(await credits()).toBe(before);
  await expect.poll(() => sidewaysOverflow(page, '[data-tool-form]'), patience).toBe(0);
  expect(await accessibilityProblems(page, '[data-tool-form]')).toEqual([]);
}, 120_000);

it('asks for words only where they are shown, and says what a name is for', async () => {
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  const cta = page.getByRole('textbox', { name: 'Call to action' });
  await page.getByText('Names your project and files.').waitFor(patience);
  expect(await cta.count()).toBe(0);
  await price.fill('$49');
  await cta.waitFor(patience);
  expect(await page.getByText('Names your project and files.').count()).toBe(0);
  await price.fill('');
  await expect.poll(() => cta.count(), patience).toBe(0);
});

it('turns a sample all the way round where a shot goes around it', async () => {
  const last = turnFiles('serum-bottle').at(-1) ?? 'none';
  const answered = page.waitForResponse((answer) => answer.url().endsWith(last), patience);
  await page.getByRole('button', { name: /^Orbit/ }).click();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => clip('1:1').getAttribute('data-clip-seconds'), patience).toBe('5.00');
  await page.getByRole('button', { name: /^Orbit/ }).click();
}, 120_000);

it('makes the file for the price it named: as long, with its music, moving and never black', async () => {
  const before = await credits();
  await submit().click();
  await page.locator('[data-run-result] video').waitFor({ timeout: 180_000 });
  expect(await credits()).toBe(before - 1);
  const { list } = await asked<{ list: { id: string }[] }>('/api/project/get-list?type=4&page=1&page_size=5');
  const { outputs } = await asked<{ outputs: Run['assets'] }>(`/api/project/get?id=${list[0]?.id}`);
  const made = outputs.find(({ mime }) => mime === 'video/mp4');
  const file = join(folder, 'clip.mp4');
  await writeFile(file, Buffer.from(await (await fetch(new URL(made?.url ?? '', url))).arrayBuffer()));
  const { seconds, video, audio } = await openMedia().probe(file);
  expect(video).toMatchObject({ width: 1080, height: 1080 });
  expect(audio?.channels).toBe(2);
  expect(Math.abs(seconds - 5)).toBeLessThan(0.1);
  const looks = ['-vf', 'blackdetect=d=0.03:pix_th=0.08,freezedetect=n=0.0002:d=1', '-f', 'null', '-'];
  const { stderr } = spawnSync(findFfmpeg(), ['-hide_banner', '-i', file, ...looks], { encoding: 'utf8' });
  expect(stderr).not.toMatch(/black_start|freeze_start/);
  const still = join(folder, 'first.png');
  spawnSync(findFfmpeg(), ['-v', 'error', '-i', file, '-frames:v', '1', still]);
  const { channels } = await sharp(still).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
}, 240_000);

it('says that it passed the checks, and hands it out as a GIF for nothing', async () => {
  const before = await credits();
  const result = page.locator('[data-run-result]');
  await result.getByText('No issues found.').waitFor(patience);
  await result.getByRole('button', { name: 'Create GIF' }).click();
  const link = result.getByRole('link', { name: /^Download GIF/ });
  await link.waitFor({ timeout: 120_000 });
  const gif = await fetch(new URL((await link.getAttribute('href')) ?? '', url));
  expect(Buffer.from(await gif.arrayBuffer()).toString('latin1', 0, 6)).toBe('GIF89a');
  expect(await credits()).toBe(before);
  expect(opened.problems).toEqual([]);
}, 150_000);
