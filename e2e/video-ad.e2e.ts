import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '@adwright/contract/run/run.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { frameDistances } from './film-frames.ts';
import { openSignedIn, registered } from './person.ts';
import { captionsRead } from './read-captions.ts';

/** Voices and music are loaded with the first film, and a busy machine takes its time for that. */
const patience = { timeout: 120_000 };
const url = inject('productUrl');
let browser: Browser;
let opened: OpenPage;
let page: Page;
let token = '';
let folder = '';
let shop: { url: string; close(): void };

beforeAll(async () => {
  shop = await openShop();
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'adwright-film-'));
  const { info } = await registered(url);
  ({ token } = info);
  opened = await openSignedIn(browser, url, info.token);
  ({ page } = opened);
  await page.goto(`${url}/terms?dashboard=video-adwright`);
  await page.getByRole('form', { name: 'Generate video' }).waitFor(patience);
}, 180_000);
afterAll(async () => {
  await opened.context.close();
  await browser.close();
  shop.close();
  await rm(folder, { recursive: true, force: true });
});

const film = () => page.getByRole('img', { name: 'Preview of your video, 9:16' });
const submit = () => page.locator('form button[type=submit]').last();

async function asked<Data>(path: string): Promise<Data> {
  const answer = await fetch(url + path, { headers: { authorization: token } });
  return ((await answer.json()) as { data: Data }).data;
}
const credits = async (): Promise<number> => (await asked<UserInfo>('/api/user/info')).credits;

/** A product's page as shops write it, with one picture, cut out already: cutting is another test's. */
async function openShop(): Promise<{ url: string; close(): void }> {
  const { id, title, description, price, currency } = sampleProducts[1];
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    image: '/bottle.webp',
    offers: { '@type': 'Offer', price, priceCurrency: currency },
  };
  const html = `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify(facts)}</script><h1>${title}</h1><img src="/bottle.webp">`;
  const photo = await readFile(samplePicture(id, 'cutout'));
  const server = createServer((request, response) => {
    if (request.url === '/bottle.webp') return response.setHeader('content-type', 'image/webp').end(photo);
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/yuzu`, close: () => server.close() };
}

/** How much of the picture is not one colour. */
const contrastOf = (picture: Buffer): Promise<number> =>
  sharp(picture)
    .stats()
    .then(({ channels }) => Math.max(...channels.map(({ stdev }) => stdev)));

it('reads a link, and shows the film with its sound before anything is charged, and at any moment of it', async () => {
  const before = await credits();
  await page.getByRole('button', { name: 'From a link' }).click();
  await page.getByRole('textbox', { name: 'Product link' }).fill(shop.url);
  await page.getByRole('button', { name: 'Import product' }).click();
  await expect.poll(() => submit().innerText(), patience).toBe('Generate video · 2 credits');
  await page.getByText('Sample product. Choose your own anytime.').waitFor({ state: 'detached', ...patience });
  await expect.poll(() => film().getAttribute('data-film-sound'), patience).toBe('ready');
  await page.getByText('Preview with sound').waitFor(patience);
  expect(Number(await film().getAttribute('data-film-seconds'))).toBeGreaterThanOrEqual(14.5);
  const opening = await film().screenshot();
  await page.getByRole('slider', { name: 'Position' }).fill('8');
  await expect.poll(async () => (await film().screenshot()).equals(opening), patience).toBe(false);
  expect(await contrastOf(opening)).toBeGreaterThan(20);
  expect(await credits()).toBe(before);
}, 240_000);

it('makes the file for the price it named: as long, as loud, and never black', async () => {
  const before = await credits();
  await submit().click();
  await page.locator('[data-run-result] video').waitFor({ timeout: 240_000 });
  expect(await credits()).toBe(before - 2);
  const { list } = await asked<{ list: { id: string }[] }>('/api/project/get-list?type=1&page=1&page_size=5');
  expect(list).toHaveLength(1);
  const { outputs } = await asked<{ outputs: Run['assets'] }>(`/api/project/get?id=${list[0]?.id}`);
  const kinds = outputs.map(({ name }) => name.replace(/^.*\./, '')).toSorted();
  // The cut-out, its photographs in three places and the grounds of these are kept with them, for the editor.
  const cover = outputs.filter(({ name }) => name.endsWith('.jpg') && !name.startsWith('in-place-'));
  expect(cover).toHaveLength(1);
  expect(kinds).toEqual([...Array.from({ length: 7 }, () => 'jpg'), 'mp4', 'srt', 'vtt', 'webp']);
  const made = outputs.find(({ mime }) => mime === 'video/mp4');
  const file = join(folder, 'film.mp4');
  await writeFile(file, Buffer.from(await (await fetch(new URL(made?.url ?? '', url))).arrayBuffer()));

  const media = openMedia();
  const { seconds, video, audio } = await media.probe(file);
  expect(video).toMatchObject({ width: 1080, height: 1920 });
  expect(audio?.channels).toBe(2);
  expect(Math.abs(seconds - 15)).toBeLessThan(2);
  const { integrated, truePeak } = await media.loudness(file);
  expect(Math.abs(integrated + 14)).toBeLessThan(1);
  expect(truePeak).toBeLessThanOrEqual(-1);

  const looks = [
    '-vf',
    'blackdetect=d=0.03:pix_th=0.08,freezedetect=n=-60dB:d=2',
    '-af',
    'silencedetect=n=-50dB:d=0.8',
    '-f',
    'null',
    '-',
  ];
  const { stderr } = spawnSync(findFfmpeg(), ['-hide_banner', '-i', file, ...looks], { encoding: 'utf8' });
  expect(stderr).not.toMatch(/black_start|freeze_start|silence_start/);
  const still = join(folder, 'first.png');
  spawnSync(findFfmpeg(), ['-v', 'error', '-i', file, '-frames:v', '1', still]);
  expect(await contrastOf(await sharp(still).toBuffer())).toBeGreaterThan(20);
  const { list: runs } = await asked<{ list: { id: string }[] }>('/api/tool/get-list');
  const run = await asked<Run>(`/api/tool/get?id=${runs[0]?.id}`);
  const bytesOf = async (address: string): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(new URL(address, url))).arrayBuffer());
  const subtitles = outputs.find(({ name }) => name.endsWith('.vtt'));
  const vtt = new TextDecoder().decode(await bytesOf(subtitles?.url ?? ''));
  // What a reader for printed pages makes of bold letters over a moving picture.
  expect(await captionsRead(file, vtt, folder)).toBeGreaterThanOrEqual(0.5);
  const seen = await frameDistances(run, file, { folder, bytesOf });
  // The frame is the one with captions and the product in it, and not the ones without.
  expect(seen.uncaptioned).toBeGreaterThan(seen.whole * 1.15);
  expect(seen.emptied).toBeGreaterThan(seen.whole * 1.15);
}, 300_000);

it('opens the film in the editor, keeps what is changed, and asks nothing for making it again', async () => {
  const before = await credits();
  await page.getByRole('button', { name: 'Edit video' }).click();
  const editor = page.getByRole('dialog', { name: 'Video editor' });
  const scenes = editor.getByRole('button', { name: /^Scene .* seconds$/ });
  await scenes.first().waitFor(patience);
  const many = await scenes.count();
  await editor.getByRole('textbox', { name: 'Text 1', exact: true }).first().fill('Never bitter again');
  await editor.getByRole('button', { name: /^Scene Never bitter again/ }).waitFor(patience);
  await editor.getByRole('button', { name: 'Duplicate scene' }).click();
  await expect.poll(() => scenes.count(), patience).toBe(many + 1);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => scenes.count(), patience).toBe(many);
  await editor.getByText('Saved', { exact: true }).waitFor(patience);
  await editor.getByRole('button', { name: 'Export video · free' }).waitFor(patience);
  const { list } = await asked<{ list: { id: string }[] }>('/api/project/get-list?type=1&page=1&page_size=5');
  const kept = await asked<unknown>(`/api/project/document?project_id=${list[0]?.id}&kind=film`);
  expect(JSON.stringify(kept)).toContain('Never bitter again');
  await editor.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await credits()).toBe(before);
  expect(opened.problems).toEqual([]);
}, 180_000);
