/**
 * `npm run bench:image`: the real flow, 12 variants × 8 sizes of one product through the picture pool, beside warm
 * Chromium screenshots of the same creatives drawn by the same code on a page, beside satori and resvg drawing the same
 * words, plates and pictures at the same places, and beside the JPEG encoding alone. In interleaved rounds, in one run.
 */
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { decodeAssets } from '@adwright/renderer/assets.ts';
import { contextOf, createNodeHost, nodeMeasurer } from '@adwright/renderer/node-host.ts';
import { createPicturePool } from '@adwright/renderer/picture/picture-pool.ts';
import { encodingAtOnce } from '@adwright/renderer/picture/render-pictures.ts';
import { type DrawingWindow, openDrawingPage, serveDrawing } from '@adwright/renderer/testing/drawing-page.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { sampleSvg } from '@adwright/studio/samples/sample-products.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import sharp from 'sharp';
import { root } from '../scripts/run.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median, report, round } from './report.ts';
import { installSatoriRival } from './satori-rival.ts';

const rounds = 5;
/** Before anything counts: a server draws all day, and by then code that draws is compiled for good. */
const warmRounds = 3;
const variants = 12;
const quality = 90;
/** satori takes so long that it draws every fourth picture only: all variants, all sizes; figures are per picture. */
const satoriStep = 4;
const sizes: readonly PlacementId[] = [
  'meta-feed-square',
  'meta-feed-portrait',
  'meta-reels',
  'google-responsive-wide',
  'youtube-wide',
  'google-medium-rectangle',
  'google-half-page',
  'google-leaderboard',
];

const photo = await sharp(Buffer.from(sampleSvg('bottle')), { density: 144 })
  .png()
  .toBuffer();
const address = 'product.png';
const resolve = (): Promise<Uint8Array> => Promise.resolve(photo);

function creativeOf(variant: number, placement: PlacementId): Creative {
  const pictures = templates.filter((template) => template.kind === 'picture');
  const template = pictures[variant % pictures.length];
  if (!template) throw new Error('there are no picture templates');
  // Every sixth sample adds a photograph of a kitchen; here all show the one product.
  const input = sampleInput({ language: 'en', placement, variant, product: 'bottle' });
  const images = input.product.images.map((image) => ({ ...image, asset: { ...image.asset, src: address } }));
  return buildCreative(template, { ...input, product: { ...input.product, images, photos: [] } });
}

const byVariant = Array.from({ length: variants }, (_, variant) => sizes.map((size) => creativeOf(variant, size)));
const creatives = byVariant.flat();

/** Milliseconds a picture takes, and of CPU: on a busy machine the second is the steadier. */
type Cost = { readonly wall: number; readonly cpu: number };

async function cost(pictures: number, work: () => Promise<void>): Promise<Cost> {
  const used = cpuSeconds();
  // After it: asking the kernel about every process takes milliseconds, which are not the work's.
  const started = performance.now();
  await work();
  return { wall: (performance.now() - started) / pictures, cpu: ((cpuSeconds() - used) * 1000) / pictures };
}

async function encodingAlone(): Promise<Cost> {
  const costs: Cost[] = [];
  for (const row of byVariant) {
    const lists = row.map((creative) => layoutCreative(creative, nodeMeasurer));
    const assets = Object.assign({}, ...row.map((creative) => creative.assets)) as Creative['assets'];
    const host = createNodeHost(await decodeAssets({ assets }, lists, resolve));
    const canvases = lists.map((list): Canvas => {
      const canvas = createCanvas(list.width, list.height);
      drawFrame(contextOf(canvas), list, 0, host);
      // Skia draws when the pixels are asked for; here that must not count as encoding.
      canvas.data();
      return canvas;
    });
    // As many at once as the pool encodes.
    const encoded = cost(canvases.length, async () => {
      for (let index = 0; index < canvases.length; index += encodingAtOnce)
        await Promise.all(
          canvases.slice(index, index + encodingAtOnce).map((canvas) => canvas.encode('jpeg', quality)),
        );
    });
    costs.push(await encoded);
  }
  const mean = (of: (value: Cost) => number): number => costs.reduce((sum, value) => sum + of(value), 0) / costs.length;
  return { wall: mean(({ wall }) => wall), cpu: mean(({ cpu }) => cpu) };
}

const pool = createPicturePool();
const server = await serveDrawing();
await ensureBrowser();
const browser = await openBrowser();
try {
  const satori = installSatoriRival(join(root, '.cache', 'bench-satori'));
  const data = `data:image/png;base64,${photo.toString('base64')}`;
  const { page } = await openPage(browser);
  await openDrawingPage(page, server);
  await page.evaluate((url) => (globalThis as unknown as DrawingWindow).keep({ bottle: url }), data);

  const ours = (): Promise<Cost> => {
    const jobs = creatives.map((creative) => ({ creative, outputs: [{ format: 'jpg' as const, quality }] }));
    return cost(creatives.length, async () => void (await pool.render(jobs, resolve)));
  };
  /** Size by size, so that the browser resizes its window eight times and not ninety-six. */
  const screenshots = (): Promise<Cost> =>
    cost(creatives.length, async () => {
      for (const [index] of sizes.entries()) {
        const column = byVariant.map((row) => row[index] as Creative);
        const { width, height } = column[0] as Creative;
        await page.setViewportSize({ width, height });
        for (const creative of column) {
          await page.evaluate((shown) => (globalThis as unknown as DrawingWindow).show(shown, 0), creative);
          await page.screenshot({ type: 'jpeg', quality });
        }
      }
    });
  const some = byVariant.flatMap((row, variant) => row.filter((_, index) => (index + variant) % satoriStep === 0));
  const lists = some.map((creative) => layoutCreative(creative, nodeMeasurer));
  const cards = (): Promise<Cost> =>
    cost(lists.length, async () => {
      for (const list of lists) await satori(list, data);
    });

  // Everybody starts warm: fonts loaded, code compiled, layouts seen.
  for (let turn = 0; turn < warmRounds; turn += 1) {
    await ours();
    await screenshots();
    await cards();
  }
  const times = { ours: [] as Cost[], browser: [] as Cost[], satori: [] as Cost[], encoding: [] as Cost[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    // The browser goes on tidying up for a while after its turn: what is set against ours does not follow it.
    times.ours.push(await ours());
    times.encoding.push(await encodingAlone());
    times.browser.push(await screenshots());
    times.satori.push(await cards());
  }
  const wall = (costs: readonly Cost[]): number => median(costs.map((value) => value.wall));
  const cpu = (costs: readonly Cost[]): number => median(costs.map((value) => value.cpu));
  const row = (way: string, costs: readonly Cost[], pictures: number): Record<string, string | number> => ({
    way,
    pictures,
    ms: round(wall(costs), 1),
    cpu_ms: round(cpu(costs), 1),
    'it ÷ ours, ms': round(wall(costs) / wall(times.ours)),
    'it ÷ ours, cpu': round(cpu(costs) / cpu(times.ours)),
  });
  report(
    `${variants} variants × ${sizes.length} sizes of one product to JPEG, per picture, median of ${rounds} rounds`,
    [
      row('Adwright, picture pool', times.ours, creatives.length),
      row('Chromium screenshot, warm, same drawing', times.browser, creatives.length),
      row('satori + resvg, the same words and pictures', times.satori, lists.length),
      row('JPEG encoding alone', times.encoding, creatives.length),
    ],
    {
      browser_ratio: round(wall(times.browser) / wall(times.ours)),
      satori_ratio: round(wall(times.satori) / wall(times.ours)),
      encode_ratio: round(wall(times.ours) / wall(times.encoding)),
    },
  );
} finally {
  await browser.close();
  await server.close();
  await pool.close();
}
