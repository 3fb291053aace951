import { AppError } from '@adwright/contract/errors.ts';
import type { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import type { Comparison } from '@adwright/scenery/compose/compare-product.ts';
import { cutWhole } from '../../kit/cutout/node/cut-whole.ts';
import { hasBackground } from '../../kit/cutout/node/has-background.ts';
import { decodePixels, mimeOf } from '../../kit/cutout/node/node-canvas.ts';
import { runThread } from '../../kit/cutout/node/run-thread.ts';
import { frayCopy } from '../../kit/cutout/plan/is-frayed.ts';
import { leavesPhoto } from '../../kit/cutout/plan/leaves-photo.ts';
import { nameOfPicture } from '../../kit/pictures/node/name-of-picture.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { type ZipEntry, zipFiles } from '../../kit/pictures/node/zip-files.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract, ProductImageOutput } from '../contract.ts';
import type { DrawnPicture, DrawPart, DrawTask } from '../plan/draw-task.ts';
import { paintBackdrop } from './paint-backdrop.ts';
import { planDrawings, stemOf } from '../plan/plan.ts';

type Cut = {
  readonly bytes: Uint8Array;
  /** What it was cut from; null when it came cut out. */
  readonly original: Uint8Array | null;
  readonly atEdge: boolean;
  /** Kept as a file of its own once the pictures are, so that the work is shown by its first picture. */
  save(): Promise<string>;
};

async function cutProduct(input: ProductImageInput, context: ToolContext): Promise<Cut> {
  const bytes = await readPicture(context, input.picture);
  if (!(await hasBackground(bytes))) return { bytes, original: null, atEdge: false, save: async () => input.picture };
  await context.progress(8, 'cut');
  const { picture, subject } = await cutWhole(context.pictures, bytes, context);
  if (subject === null) throw new AppError('subject_not_found');
  const { width, height, mime } = picture;
  const asset = { name: 'cutout.png', mime, body: picture.bytes, width, height };
  const atEdge = leavesPhoto((await decodePixels(picture.bytes, frayCopy)).data);
  return { bytes: picture.bytes, original: bytes, atEdge, save: () => context.saveAsset(asset) };
}

/** The backdrops that are pictures: the person's own, and those another party paints from words. */
async function readBackdrops(
  input: ProductImageInput,
  context: ToolContext,
): Promise<{ pictures: Map<number, Uint8Array>; engine: string | null }> {
  const pictures = new Map<number, Uint8Array>();
  let engine: string | null = null;
  for (const [place, backdrop] of input.backdrops.entries()) {
    if (backdrop.kind === 'picture') pictures.set(place, await readPicture(context, backdrop.picture));
    if (backdrop.kind !== 'prompt') continue;
    await context.progress(30, 'paint');
    const painted = await paintBackdrop(backdrop.prompt, input.sizes, context);
    pictures.set(place, painted.bytes);
    engine = painted.engine;
  }
  return { pictures, engine };
}

/** All pictures' comparisons as one: the worst of the largest, the mean over all pixels. */
function together(all: readonly Comparison[]): Comparison {
  const pixels = all.reduce((sum, one) => sum + one.pixels, 0);
  const sum = all.reduce((total, one) => total + one.mean * one.pixels, 0);
  return { pixels, largest: Math.max(0, ...all.map(({ largest }) => largest)), mean: pixels === 0 ? 0 : sum / pixels };
}

type Made = {
  readonly files: ZipEntry[];
  readonly pictures: ProductImageOutput['pictures'];
  readonly comparisons: Comparison[];
  cut: Comparison | null;
  map: { readonly body: Uint8Array; readonly largest: number } | null;
};

async function savePicture({ drawing, files, comparison, map }: DrawnPicture, made: Made, context: ToolContext) {
  for (const { format, body } of files) {
    const name = `${drawing.name}.${format}`;
    const { width, height, backdrop, size } = drawing;
    const asset_id = await context.saveAsset({ name, mime: mimeOf[format], body, width, height });
    made.pictures.push({ asset_id, backdrop, size, width, height, format });
    made.files.push({ name, body });
  }
  made.comparisons.push(comparison);
  // One map is shown: that of the picture in which most has changed, so that nothing hides behind the others.
  if (made.map === null || comparison.largest > made.map.largest) made.map = { body: map, largest: comparison.largest };
}

async function drawAll(task: DrawTask, context: ToolContext): Promise<Made> {
  const made: Made = { files: [], pictures: [], comparisons: [], cut: null, map: null };
  const script = new URL('./draw-worker.ts', import.meta.url);
  await runThread(script, task, context.signal, async (message) => {
    const part = message as DrawPart;
    if ('nothing' in part) throw new AppError('subject_not_found');
    if ('cut' in part) {
      made.cut = part.cut;
      return;
    }
    await savePicture(part, made, context);
    await context.progress(40 + Math.round((50 * made.comparisons.length) / task.drawings.length), 'draw');
  });
  return made;
}

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(3, 'read');
  const cut = await cutProduct(input, context);
  const { pictures, engine } = await readBackdrops(input, context);
  await context.progress(40, 'draw');
  const { placing, shadow, light, match_light, height_cm, backdrops, formats } = input;
  const title = input.title || (await nameOfPicture(context, input.picture));
  const drawings = planDrawings({ ...input, title });
  const arrangement = { placing, shadow, light, match_light, height_cm };
  const { bytes: cutout, original } = cut;
  const made = await drawAll({ ...arrangement, cutout, original, backdrops, pictures, drawings, formats }, context);
  await context.progress(92, 'pack');
  const map_asset_id = await context.saveAsset({
    name: 'difference-map.png',
    mime: 'image/png',
    body: made.map?.body ?? new Uint8Array(),
  });
  if (made.files.length > 1)
    await context.saveAsset({
      name: `${stemOf(title)}-images.zip`,
      mime: 'application/zip',
      body: zipFiles(made.files),
    });
  return {
    cutout: await cut.save(),
    pictures: made.pictures,
    proof: { ...together(made.comparisons), cut: made.cut, map_asset_id },
    at_edge: cut.atEdge,
    engine,
  };
};
