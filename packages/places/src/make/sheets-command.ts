/**
 * npm run sheets -w packages/places -- OUT [--draft FOLDER] [--products serum-bottle,mug]
 * Every place on contact sheets: empty, and with the products in the four shapes ads have.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { contactSheet, openPlace, openProduct } from './contact-sheet.ts';
import { draftsIn, readPlaces, shipped } from './made.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, products: { type: 'string', default: 'serum-bottle,mug' } },
});
const [out] = positionals;
if (out === undefined) throw new Error('Say where the sheets go: sheets OUT');
mkdirSync(out, { recursive: true });

const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const opened = await Promise.all(
  readPlaces(folder).map(async (place) => ({ place, pictures: await openPlace(folder.pictures, place) })),
);
const products = await Promise.all(values.products.split(',').map((id) => openProduct(id as SampleProductId)));

const shapes = {
  '1x1': { width: 420, height: 420 },
  '4x5': { width: 400, height: 500 },
  '9x16': { width: 338, height: 600 },
  '16x9': { width: 640, height: 360 },
} as const;

const empty = opened.map((one) => ({ ...one, cutout: null }));
writeFileSync(join(out, 'empty.webp'), await contactSheet(empty, shapes['4x5'], 6));
for (const [name, shape] of Object.entries(shapes)) {
  const cells = opened.flatMap((one) => products.map((cutout) => ({ ...one, cutout })));
  writeFileSync(join(out, `${name}.webp`), await contactSheet(cells, shape, 4));
}
