/**
 * `npm run bench:places`: what photographed places cost. A clip of eight seconds and three moves in one, beside the same
 * clip in a painted scene, from the order to the file, in interleaved rounds; and product images of four places at
 * 2000 px, from a cut-out to the files with their proofs.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { type ClipPlace, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { job as makeImages } from '@adwright/tools/product-image/node/job.ts';
import { job as makeClip } from '@adwright/tools/product-to-video/node/job.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { root } from '../scripts/run.ts';
import { type Cost, costWithin } from './process-cost.ts';
import { median, report, round } from './report.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const cacheFolder = join(root, '.cache', 'bench-places');
const places = ['kitchen-marble', 'bath-ocean', 'desk-day', 'podium-arch'] as const;
const picture = 'sample:serum-bottle:cutout';

const engines = { rendering: openRendering({ cacheFolder }), pictures: openVision(), media: openMedia() };

function clip(place: ClipPlace): Promise<Cost> {
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  const input = ProductVideoInput.parse({ pictures: [picture], place, moves: ['parallax', 'light', 'macro'] });
  return costWithin(process.pid, async () => void (await makeClip(input, createJobContext(engines).context)));
}

function images(): Promise<Cost> {
  const input = ProductImageInput.parse({
    picture,
    backdrops: places.map((place) => ({ kind: 'place', place })),
    sizes: [{ kind: 'own', width: 2000, height: 2000 }],
    formats: ['jpg'],
  });
  return costWithin(process.pid, async () => void (await makeImages(input, createJobContext(engines).context)));
}

const costs = { place: [] as Cost[], scene: [] as Cost[], images: [] as Cost[] };
try {
  // Once before it counts: code is compiled and processes are there.
  await clip('round-plinth');
  for (let turn = 0; turn < rounds; turn += 1) {
    costs.scene.push(await clip('round-plinth'));
    costs.place.push(await clip(places[0]));
    costs.images.push(await images());
  }
} finally {
  await Promise.all([engines.rendering.close(), engines.pictures.close()]);
  rmSync(cacheFolder, { recursive: true, force: true });
}

const middle = (of: readonly Cost[], part: keyof Cost): number => median(of.map((cost) => cost[part]));
const row = (what: string, of: readonly Cost[]): Record<string, string | number> => ({
  what,
  seconds: round(middle(of, 'wall'), 1),
  'cpu seconds': round(middle(of, 'cpu'), 1),
  'peak MB': Math.round(middle(of, 'peakMb')),
});
report(
  `photographed places; median of ${rounds} rounds`,
  [
    row('a clip of 8 s, 9:16, in a painted scene', costs.scene),
    row('the same clip in a photographed place', costs.place),
    row('product images of four places at 2000 px', costs.images),
  ],
  {
    clip_cpu_ratio: round(middle(costs.place, 'cpu') / middle(costs.scene, 'cpu')),
    images_seconds: round(middle(costs.images, 'wall'), 1),
    images_peak_mb: Math.round(middle(costs.images, 'peakMb')),
  },
);
