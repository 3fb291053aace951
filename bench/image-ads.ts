/**
 * `npm run bench:image-ads`: the image-ad tool itself, from a product and its photograph to 12 variants × 8 sizes as
 * files: words written, the product measured, candidates mixed, judged and ranked, 96 pictures drawn, encoded and kept
 * under their networks' weights. Beside warm Chromium that only draws and photographs the very same 96 creatives. In
 * interleaved rounds, in one run.
 */
import { readFile } from 'node:fs/promises';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { type DrawingWindow, openDrawingPage, serveDrawing } from '@adwright/renderer/testing/drawing-page.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import { contract as imageAd } from '@adwright/tools/image-ad/contract.ts';
import { job } from '@adwright/tools/image-ad/node/job.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median, report, round } from './report.ts';

const rounds = 3;
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
const { id, ...facts } = sampleProducts.find((product) => product.id === 'thermos') ?? sampleProducts[0];
const input = imageAd.input.parse({
  mode: 'wall',
  product: { ...facts, pictures: [`sample:${id}:cutout`, `sample:${id}:scene`] },
  sizes,
  count: 12,
  seed: 7,
});

type Cost = { readonly seconds: number; readonly cpu: number };

async function cost(work: () => Promise<void>): Promise<Cost> {
  const used = cpuSeconds();
  // After it: asking the kernel about every process takes milliseconds, which are not the work's.
  const started = performance.now();
  await work();
  return { seconds: (performance.now() - started) / 1000, cpu: cpuSeconds() - used };
}

const pictures = openVision({ keptCutBytes: 0 });
const rendering = openRendering();
const server = await serveDrawing();
await ensureBrowser();
const browser = await openBrowser();
try {
  const first = createJobContext({ pictures, rendering });
  const wall = await job(input, first.context);
  if (wall.mode !== 'wall') throw new Error('no wall was made');
  const cut = first.saved.get('product-cut-out.webp');
  if (!cut) throw new Error('the product was not kept');
  const columns = sizes.map((size) =>
    wall.variants.map(({ design }) => designCreative(design as unknown as AdDesign, size)),
  );
  const count = columns.flat().length;
  const address = (bytes: Uint8Array): string => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  const scene = address(await readFile(samplePicture(id, 'scene')));
  const { page } = await openPage(browser);
  await openDrawingPage(page, server);
  await page.evaluate((images) => (globalThis as unknown as DrawingWindow).keep(images), {
    product: address(cut.body),
    'photo-2': scene,
  });

  const ours = (): Promise<Cost> =>
    cost(async () => void (await job(input, createJobContext({ pictures, rendering }).context)));
  /** Size by size, so that the browser resizes its window eight times and not ninety-six. */
  const screenshots = (): Promise<Cost> =>
    cost(async () => {
      for (const column of columns) {
        const { width = 1, height = 1 } = column[0] ?? {};
        await page.setViewportSize({ width, height });
        for (const creative of column) {
          await page.evaluate((shown) => (globalThis as unknown as DrawingWindow).show(shown, 0), creative);
          await page.screenshot({ type: 'jpeg', quality: 90 });
        }
      }
    });

  // Everybody starts warm: fonts loaded, code compiled, layouts seen once.
  await screenshots();
  const times = { ours: [] as Cost[], browser: [] as Cost[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    times.ours.push(await ours());
    times.browser.push(await screenshots());
  }
  const seconds = (costs: readonly Cost[]): number => median(costs.map((one) => one.seconds));
  const cpu = (costs: readonly Cost[]): number => median(costs.map((one) => one.cpu));
  const row = (way: string, costs: readonly Cost[]): Record<string, string | number> => ({
    way,
    pictures: count,
    seconds: round(seconds(costs)),
    'pictures/s': round(count / seconds(costs), 1),
    'cpu seconds': round(cpu(costs)),
  });
  report(
    `${wall.variants.length} variants × ${sizes.length} sizes of one product to JPEG, median of ${rounds} rounds`,
    [
      row('Adwright, the whole job: written, judged, drawn, under weight', times.ours),
      row('Chromium, warm: only draws and photographs the same creatives', times.browser),
    ],
    {
      flow_browser_ratio: round(seconds(times.browser) / seconds(times.ours)),
      flow_browser_cpu_ratio: round(cpu(times.browser) / cpu(times.ours)),
    },
  );
} finally {
  await browser.close();
  await server.close();
  await rendering.close();
  await pictures.close();
}
