// `npm run previews -w packages/tools [TOOL …]`: three true results of each picture tool, small, for the tiles of the dashboard.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { drawPortrait, portraits } from '@adwright/vision/testing/portraits.ts';
import sharp from 'sharp';
import { adProductOfSample } from '../src/form-parts/ad-product.ts';
import { loadHandler } from '../src/load-handler.ts';
import { type ToolId, tools } from '../src/registry.ts';
import { createJobContext, type JobTest } from '../src/testing/job-context.ts';
import { previewInputs } from './preview-inputs.ts';

const folder = fileURLToPath(new URL('../../../apps/web/public/tool-previews/', import.meta.url));
/** Twice what a tile shows, for sharp screens. */
const room = { width: 640, height: 384 };

const vision = openVision();
const rendering = openRendering();
const test = createJobContext({ pictures: vision, rendering });

/** The picture a person would look at: none of those that only explain or hold the others. */
function shownFile(saved: JobTest['saved'], wanted: RegExp): Uint8Array {
  const file = [...saved.values()].find(({ name, mime }) => mime.startsWith('image/') && wanted.test(name));
  if (!file) throw new Error(`No picture among ${[...saved.keys()].join(', ')}`);
  return file.body;
}

async function makePreview(tool: ToolId, shot: number, input: unknown, wanted: RegExp): Promise<void> {
  test.saved.clear();
  const job = await loadHandler(tool);
  await job(tools[tool].input.parse(input), test.context);
  const file = `${folder}${tool}-${shot}.webp`;
  await sharp(shownFile(test.saved, wanted))
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

const samples = ['perfume', 'headphones', 'candle'].map((wanted) => {
  const sample = sampleProducts.find(({ id }) => id === wanted);
  if (!sample) throw new Error(`No sample ${wanted}`);
  return { id: sample.id, product: adProductOfSample(sample) };
});

try {
  await mkdir(folder, { recursive: true });
  const faces = await Promise.all(
    Object.values(portraits)
      .slice(0, 3)
      .map(async (portrait) => test.bring('photo.png', 'image/png', await drawPortrait(portrait))),
  );
  const references = await Promise.all(
    ['us-versus-them', 'bento', 'coupon'].map(async (template) => {
      const file = new URL(`../../studio/previews/${template}.webp`, import.meta.url);
      return test.bring('reference.webp', 'image/webp', await readFile(file));
    }),
  );
  const asked = new Set(process.argv.slice(2));
  for (const { tool, wanted, inputs } of previewInputs(samples, faces, references)) {
    if (asked.size > 0 && !asked.has(tool)) continue;
    for (const [index, input] of inputs.entries()) await makePreview(tool, index + 1, input, wanted);
  }
} finally {
  await Promise.all([vision.close(), rendering.close()]);
}
