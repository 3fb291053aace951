import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placePicture } from '@adwright/places/pictures.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { BannerInput } from './banner/contract.ts';
import { job as makeBanners } from './banner/node/job.ts';
import { DisplayAdInput } from './display-ad/contract.ts';
import { job as makeDisplayAds } from './display-ad/node/job.ts';
import { adProductOfSample } from './kit/form/plan/ad-product.ts';
import { GifBannerInput } from './gif-banner/contract.ts';
import { job as makeGifs } from './gif-banner/node/job.ts';
import { PosterInput } from './poster/contract.ts';
import { job as makePosters } from './poster/node/job.ts';
import { PpcPreviewInput } from './ppc-preview/contract.ts';
import { job as makePpc } from './ppc-preview/node/job.ts';
import { writeSearchAd } from './ppc-preview/screen/write-search-ad.ts';
import { scanPicture } from './kit/qr/node/scan.ts';
import { createJobContext } from './testing/job-context.ts';

const rendering = openRendering();
afterAll(() => rendering.close());

const product = adProductOfSample(sampleProducts[5]);
const words = { badge: '25% off', old_price: 199 };
/** What a person says themselves stands, and the file says that the brand would not. */
const brand = { avoid: ['off', 'Arc'] };
const warned = expect.arrayContaining([expect.objectContaining({ kind: 'avoided_word' })]);

it('makes a GIF that keeps to its network’s bytes, rate and seconds and ends on the offer', async () => {
  const { context, saved, stages } = createJobContext({ rendering });
  const input = GifBannerInput.parse({
    product,
    words,
    brand,
    template: 'product-hero',
    placements: ['google-medium-rectangle'],
  });
  const { files } = await makeGifs(input, context);
  expect(files[0]).toMatchObject({ findings: warned });
  expect(stages).toEqual(['write', 'draw', 'pack']);
  const body = saved.get(files[0]?.name ?? '')?.body ?? new Uint8Array();
  const gif = await sharp(body, { animated: true }).metadata();
  expect(gif).toMatchObject({ format: 'gif', width: 300, pageHeight: 250 });
  expect(body.byteLength).toBeLessThanOrEqual(150 * 1024);
  expect(Math.min(...(gif.delay ?? []))).toBeGreaterThanOrEqual(200);
  const seconds = (gif.delay ?? []).reduce((sum, delay) => sum + delay, 0) / 1000;
  expect(seconds * Math.max(1, gif.loop ?? 1)).toBeLessThanOrEqual(30);
  const strip = await sharp(body, { animated: true }).removeAlpha().raw().toBuffer();
  const size = 300 * 250 * 3;
  const frames = Array.from({ length: gif.pages ?? 0 }, (_, page) => strip.subarray(page * size, (page + 1) * size));
  const [first = strip, ...others] = frames;
  const [last = strip] = others.toReversed();
  const poster = saved.get('arc-wireless-headphones-google-medium-rectangle.png')?.body;
  expect(first.equals(last)).toBe(false);
  // As often and as finely as the network lets it: what it ends on looks like the picture itself.
  expect(files[0]?.fps).toBe(5);
  expect(new Set(frames.map((one) => one.toString('latin1'))).size).toBeGreaterThan(20);
  expect(body.byteLength).toBeGreaterThan(40 * 1024);
  expect(meanDifference(last, await sharp(poster).removeAlpha().raw().toBuffer())).toBeLessThan(1);
  // The first frame already shows the product and the headline: nearly all of what the last one shows.
  expect(meanDifference(first, last)).toBeLessThan(20);
}, 90_000);

it('makes banners of their exact sizes, under their weight, in every format', async () => {
  const { context, saved } = createJobContext({ rendering });
  const sizes = ['leaderboard', 'youtube-channel'];
  const { files } = await makeBanners(
    BannerInput.parse({ product, words, brand, sizes, formats: ['png', 'jpg', 'webp'] }),
    context,
  );
  expect(files).toHaveLength(6);
  expect(files.at(-1)).toMatchObject({ findings: warned });
  for (const { name, width, height, limit, format } of files) {
    const body = saved.get(name)?.body ?? new Uint8Array();
    expect(body.byteLength).toBeLessThanOrEqual(limit);
    expect(await sharp(body).metadata()).toMatchObject({ width, height, format: format === 'jpg' ? 'jpeg' : format });
  }
  const zip = unzipSync(saved.get('arc-wireless-headphones-banners.zip')?.body ?? new Uint8Array());
  expect(Object.keys(zip).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
}, 60_000);

it('shows a photograph as it is, and keeps nothing but the ads', async () => {
  const { context, saved, bring } = createJobContext({ rendering });
  const scene = bring('scene.webp', 'image/webp', await readFile(placePicture('kitchen-oak', 'plate')));
  const photographed = { ...product, pictures: [scene] };
  await makeBanners(BannerInput.parse({ product: photographed, words, sizes: ['leaderboard'] }), context);
  expect([...saved.keys()]).toEqual([
    'arc-wireless-headphones-leaderboard-728x90.png',
    'arc-wireless-headphones-banners.zip',
  ]);
}, 60_000);

it('makes a poster page that tells a printer where to cut, with a code that reads', async () => {
  const { context, saved } = createJobContext({ rendering });
  const input = PosterInput.parse({ product, words, brand, sizes: ['a4'], qr_url: 'example.com/arc' });
  const { files } = await makePosters(input, context);
  expect(files[0]).toMatchObject({ findings: warned });
  const pdf = Buffer.from(saved.get(files[0]?.pdf ?? '')?.body ?? []).toString('latin1');
  const box = (name: string) => (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf)?.[1] ?? '').split(' ').map(Number);
  const millimetres = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) =>
    [right - left, top - bottom].map((points) => (points / 72) * 25.4);
  expect(millimetres(box('TrimBox'))).toEqual([expect.closeTo(210, 2), expect.closeTo(297, 2)]);
  expect(millimetres(box('BleedBox'))).toEqual([expect.closeTo(216, 2), expect.closeTo(303, 2)]);
  const [, , width = 0, height = 0] = box('MediaBox');
  const [left = 0, bottom = 0, right = 0, top = 0] = box('TrimBox');
  expect([left, bottom]).toEqual([expect.closeTo(width - right, 2), expect.closeTo(height - top, 2)]);
  expect(pdf).toContain('/Font <<');
  expect(pdf.match(/startxref/g)).toHaveLength(2);
  expect(files[0]).toMatchObject({ width_mm: 210, height_mm: 297, dpi: expect.any(Number) });
  const preview = saved.get(files[0]?.preview ?? '')?.body ?? new Uint8Array();
  const { width: across, height: down } = await sharp(preview).metadata();
  const foot = await sharp(preview)
    .extract({
      left: 0,
      top: Math.round(down * 0.86),
      width: Math.round(across * 0.3),
      height: Math.round(down * 0.14),
    })
    .png()
    .toBuffer();
  expect(await scanPicture(foot, 33)).toBe('https://example.com/arc');
}, 60_000);

it('makes an HTML5 ad that a browser shows whole, alone and at the right size, and whose click leads to the clickTag', async () => {
  const { context, saved } = createJobContext({ rendering });
  const input = DisplayAdInput.parse({
    product,
    words,
    brand,
    placements: ['google-half-page'],
    click_url: 'example.com/arc',
  });
  const { files } = await makeDisplayAds(input, context);
  expect(files[0]).toMatchObject({ findings: warned });
  const zip = saved.get(files[0]?.name ?? '')?.body ?? new Uint8Array();
  expect(zip.byteLength).toBeLessThanOrEqual(150 * 1024);
  const folder = await mkdtemp(join(tmpdir(), 'adwright-html5-'));
  const browser = await openBrowser();
  try {
    for (const [name, body] of Object.entries(unzipSync(zip))) await writeFile(join(folder, name), body);
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 300, height: 600 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript('window.open = (url) => { window.opened = url; }');
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    expect(asked.every((url) => url.startsWith(pathToFileURL(folder).href))).toBe(true);
    const ad = page.locator('#ad');
    expect(await ad.boundingBox()).toMatchObject({ x: 0, y: 0, width: 300, height: 600 });
    expect(await page.locator('meta[name="ad.size"]').getAttribute('content')).toBe('width=300,height=600');
    // Put together again, the pieces are the picture: the fallback beside the page shows it.
    const shown = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
    const still = await sharp(saved.get(files[0]?.fallback ?? '')?.body)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(meanDifference(shown, still)).toBeLessThan(8);
    await ad.click();
    await expect.poll(() => page.evaluate('window.opened')).toBe('https://example.com/arc');
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);

it('exports a search ad it wrote itself, with pictures of how it may look', async () => {
  const { context, saved } = createJobContext({ rendering });
  const written = await writeSearchAd(product, { language: 'en', seed: 1 });
  const input = PpcPreviewInput.parse({ ...written, url: 'example.com/arc' });
  const output = await makePpc(input, context);
  expect(output.score).toBeGreaterThan(60);
  expect(output.combinations).toBeGreaterThan(20);
  expect(new TextDecoder().decode(saved.get(output.csv)?.body)).toContain('Responsive search ad');
  expect(await sharp(saved.get('arc-phone-1.png')?.body).metadata()).toMatchObject({ width: 780, height: 560 });
  const zip = unzipSync(saved.get('arc-search-ad.zip')?.body ?? new Uint8Array());
  expect(Object.keys(zip)).toHaveLength(7);
}, 60_000);

it('says of a picture that is none what is wrong with it', async () => {
  const { context, bring } = createJobContext({ rendering });
  const id = bring('torn.png', 'image/png', new TextEncoder().encode('no picture'));
  const input = BannerInput.parse({ product: { ...product, pictures: [id] }, sizes: ['leaderboard'] });
  await expect(makeBanners(input, context)).rejects.toMatchObject({ code: 'wrong_file_kind' });
});

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
