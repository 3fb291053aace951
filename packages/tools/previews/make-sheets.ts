/**
 * Contact sheets: what the tools make of every sample product, to be looked at.
 * `npm run sheets -w packages/tools -- FOLDER [TOOL …] [PRODUCT …]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { contactSheet } from '@adwright/renderer/gallery/sheet.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import sharp from 'sharp';
import { adProductOfSample } from '../src/kit/form/plan/ad-product.ts';
import { type Room, type SheetProduct, type SheetTool, sheetOrders } from './sheet-orders.ts';
import { openToolResults, type ToolResults } from './tool-results.ts';

/** What a screen shows without shrinking it. */
const sheetWidth = 1300;

/** A moving picture at its beginning, in the middle and at its end. */
async function framesOf(body: Uint8Array): Promise<number[]> {
  const { pages = 1 } = await sharp(body).metadata();
  return [...new Set([0, Math.floor(pages / 2), pages - 1])];
}

async function tilesOf(body: Uint8Array, room: Room): Promise<Canvas[]> {
  const tiles: Canvas[] = [];
  for (const page of await framesOf(body)) {
    const picture = sharp(body, { page }).resize({ ...room, fit: 'inside', withoutEnlargement: true });
    const image = await loadImage(await picture.png({ compressionLevel: 1 }).toBuffer());
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    tiles.push(canvas);
  }
  return tiles;
}

/** Pictures of one shape beside each other. */
function byShape(a: Canvas, b: Canvas): number {
  return b.height - a.height || b.width - a.width;
}

async function makeSheets(tools: ToolResults, tool: SheetTool, sample: SheetProduct, folder: string): Promise<void> {
  const { inputs, sheets } = sheetOrders[tool](sample);
  const made: { name: string; body: Uint8Array }[] = [];
  for (const input of inputs) made.push(...(await tools.filesOf(tool, input)).values());
  for (const { name, files, room } of sheets) {
    const tiles: Canvas[] = [];
    for (const { body } of made.filter((file) => files.test(file.name))) tiles.push(...(await tilesOf(body, room)));
    const file = resolve(join(folder, `${tool}-${sample.id}-${name}.png`));
    await writeFile(file, contactSheet(tiles.toSorted(byShape), sheetWidth));
    process.stdout.write(`${file}\n`);
  }
}

const [folder = 'sheets', ...asked] = process.argv.slice(2);
const wanted = <Name extends string>(names: readonly Name[]): Name[] =>
  names.some((name) => asked.includes(name)) ? names.filter((name) => asked.includes(name)) : [...names];
const tools = openToolResults();
try {
  await mkdir(folder, { recursive: true });
  const products = wanted(sampleProducts.map(({ id }) => id));
  for (const tool of wanted(Object.keys(sheetOrders) as SheetTool[])) {
    for (const [at, sample] of sampleProducts.entries()) {
      if (!products.includes(sample.id)) continue;
      await makeSheets(tools, tool, { id: sample.id, at, product: adProductOfSample(sample) }, folder);
    }
  }
} finally {
  await tools.close();
}
