/**
 * npm run sheets -w packages/places -- OUT [--draft FOLDER] [--only kitchen-oak,desk-day]
 * Every place on a sheet of its own: empty, with two products that belong there in the four shapes ads have, as large
 * as they really are, and with one of them in the light of the place.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { contactSheet, openPlace, openProduct } from './contact-sheet.ts';
import { draftsIn, readPlaces, shipped } from './made.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, only: { type: 'string' } },
});
const [out] = positionals;
if (out === undefined) throw new Error('Say where the sheets go: sheets OUT');
mkdirSync(out, { recursive: true });

/** What somebody would photograph in such places. */
const belonging: Readonly<Record<string, readonly [SampleProductId, SampleProductId, ...SampleProductId[]]>> = {
  kitchen: ['mug', 'thermos', 'soda-can'],
  bath: ['serum-bottle', 'cream-jar', 'perfume'],
  living: ['candle', 'speaker', 'headphones'],
  desk: ['headphones', 'mug', 'watch'],
  shop: ['perfume', 'watch'],
  gym: ['sneaker', 'thermos'],
  outdoors: ['soda-can', 'sneaker', 'thermos', 'speaker'],
  studio: ['perfume', 'watch', 'headphones', 'cream-jar', 'sneaker'],
  night: ['watch', 'perfume'],
  seasons: ['mug', 'candle', 'thermos'],
  festive: ['perfume', 'candle', 'watch'],
};

const shapes = [
  { width: 400, height: 400 },
  { width: 320, height: 400 },
  { width: 225, height: 400 },
  { width: 711, height: 400 },
] as const;

const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const only = values.only?.split(',');
for (const [index, place] of readPlaces(folder).entries()) {
  if (only && !only.includes(place.id)) continue;
  const products = belonging[place.group];
  if (!products) throw new Error(`Nobody said what belongs in ${place.group}.`);
  const pictures = await openPlace(folder.pictures, place);
  const two = [index, index + 1].map((at) => products[at % products.length] ?? products[0]);
  const [first, second] = await Promise.all([openProduct(two[0] ?? products[0]), openProduct(two[1] ?? products[1])]);
  const of = { place, pictures };
  const rows = [
    [{ ...of, shape: shapes[1], product: null }, ...shapes.map((shape) => ({ ...of, shape, product: first }))],
    [
      { ...of, shape: shapes[1], product: first, match: true },
      ...shapes.map((shape) => ({ ...of, shape, product: second })),
    ],
  ];
  writeFileSync(join(out, `${place.id}.webp`), await contactSheet(rows));
}
