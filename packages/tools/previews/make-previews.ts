// `npm run previews -w packages/tools [TOOL …]`: three true results of each picture tool, small, for the tiles of the dashboard.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sampleProducts } from '@adwright/samples/products.ts';
import sharp from 'sharp';
import { adProductOfSample } from '../src/kit/form/plan/ad-product.ts';
import type { ToolId } from '../src/registry.ts';
import type { JobTest } from '../src/testing/job-context.ts';
import { type FilmShot, spokenFilms, translatedFilms } from './film-previews.ts';
import { personPhoto, type Photographed } from './person-photo.ts';
import { previewInputs } from './preview-inputs.ts';
import { openToolResults } from './tool-results.ts';

const folder = fileURLToPath(new URL('../../../apps/web/public/tool-previews/', import.meta.url));
/** Twice what a tile shows, for sharp screens. */
const room = { width: 640, height: 384 };

const photographed: readonly Photographed[] = [
  { id: 'amara', look: 'teal-knit', place: 'living-day' },
  { id: 'oskar', look: 'forest-knit', place: 'kitchen-oak' },
  { id: 'priya', look: 'emerald-rollneck', place: 'garden-teak' },
];
const filmed: readonly Photographed[] = [
  { id: 'samuel', look: 'cream-knit', place: 'desk-day' },
  { id: 'nils', look: 'rust-cap', place: 'bath-terrazzo' },
  { id: 'ruth', look: 'plum-rollneck', place: 'kitchen-marble' },
];

const tools = openToolResults();

/** The picture a person would look at: none of those that only explain or hold the others. */
function shownFile(saved: JobTest['saved'], wanted: RegExp): Uint8Array {
  const file = [...saved.values()].find(({ name, mime }) => mime.startsWith('image/') && wanted.test(name));
  if (!file) throw new Error(`No picture among ${[...saved.keys()].join(', ')}`);
  return file.body;
}

function shrunk(picture: Uint8Array) {
  return sharp(picture)
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 });
}

/** Ads of other products, for the clones to follow. */
async function makeReferences(): Promise<string[]> {
  const ids: string[] = [];
  for (const [template, id] of [
    ['product-hero', 'speaker'],
    ['diagonal', 'thermos'],
    ['bold-type', 'watch'],
  ] as const) {
    const sample = sampleProducts.find((one) => one.id === id);
    if (!sample) throw new Error(`No sample ${id}`);
    const product = adProductOfSample(sample);
    const made = await tools.filesOf('banner', { product, template, sizes: ['hero'] });
    const file = shownFile(made, /./);
    // The form shows the first beside its clone before anybody brings an ad.
    if (ids.length === 0) await shrunk(file).toFile(`${folder}image-ad-clone-reference.webp`);
    ids.push(tools.bring('reference.png', 'image/png', file));
  }
  return ids;
}

async function makePreview(tool: ToolId, shot: number, input: unknown, wanted: RegExp): Promise<void> {
  const made = await tools.filesOf(tool, input);
  const file = `${folder}${tool}-${shot}.webp`;
  await shrunk(shownFile(made, wanted)).toFile(file);
  process.stdout.write(`${file}\n`);
}

async function keep(shots: readonly FilmShot[]): Promise<void> {
  for (const { name, picture } of shots) {
    await shrunk(picture).toFile(`${folder}${name}.webp`);
    process.stdout.write(`${folder}${name}.webp\n`);
  }
}

const samples = ['perfume', 'headphones', 'candle', 'watch', 'thermos', 'speaker', 'serum-bottle', 'desk-lamp'].map(
  (wanted) => {
    const sample = sampleProducts.find(({ id }) => id === wanted);
    if (!sample) throw new Error(`No sample ${wanted}`);
    return { id: sample.id, product: adProductOfSample(sample) };
  },
);

try {
  await mkdir(folder, { recursive: true });
  const faces = await Promise.all(
    photographed.map(async (person) => tools.bring('photo.png', 'image/png', await personPhoto(person))),
  );
  const asked = new Set(process.argv.slice(2));
  const isAsked = (tool: ToolId): boolean => asked.size === 0 || asked.has(tool);
  const references = isAsked('image-ad-clone') ? await makeReferences() : [];
  for (const { tool, wanted, inputs } of previewInputs(samples, faces, references)) {
    if (!isAsked(tool)) continue;
    for (const [index, input] of inputs.entries()) await makePreview(tool, index + 1, input, wanted);
  }
  if (isAsked('video-translation')) await keep(await translatedFilms(tools));
  if (isAsked('lip-sync')) await keep(await spokenFilms(filmed, tools));
} finally {
  await tools.close();
}
