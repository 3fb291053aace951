/**
 * npm run sheets -w packages/people -- OUT [--only ID,ID] [--draft FOLDER]
 * Contact sheets: everybody on paper, everybody in a place, and every face speaking as our engine draws it. ID is a
 * person's, or a person's and a look's, as in mara-amber-knit.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placePicture } from '@adwright/places/pictures.ts';
import { places } from '@adwright/places/places.ts';
import sharp from 'sharp';
import { inRows, speaking, standing } from './contact-sheet.ts';
import { isNamed } from './is-named.ts';
import { draftsIn, readPeople, shipped } from './made.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, draft: { type: 'string' } },
});
const [out] = positionals;
if (out === undefined) throw new Error('Say where the sheets go: sheets OUT');
mkdirSync(out, { recursive: true });

const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const wanted = values.only?.split(',');
const looks = readPeople(folder)
  .flatMap(({ id, looks }) => looks.map((look) => ({ id, look: look.id })))
  .filter(({ id, look }) => wanted === undefined || isNamed(wanted, id, look))
  .map(({ id, look }) => join(folder.pictures, `${id}-${look}`));
const paper = '#e9e5dd';
const cell = { width: 400, height: 500 };
const write = async (name: string, picture: Buffer): Promise<void> => {
  await sharp(picture).webp({ quality: 86 }).toFile(join(out, name));
};

const onPaper = await Promise.all(looks.map((name) => standing(`${name}.webp`, paper, cell)));
await write('people.webp', await inRows(onPaper, cell, 4));
const inPlaces = await Promise.all(
  looks.map((name, i) => {
    const place = places[(i * 3) % places.length];
    return standing(`${name}.webp`, place ? readFileSync(placePicture(place.id, 'plate')) : paper, cell);
  }),
);
await write('in-places.webp', await inRows(inPlaces, cell, 4));
const strips: Buffer[] = [];
for (const name of looks) {
  const mesh = Float32Array.from(JSON.parse(readFileSync(`${name}.json`, 'utf8')) as number[]);
  strips.push(await speaking(`${name}.webp`, mesh, paper, 200));
}
await write('speaking.webp', await inRows(strips, { width: 2000, height: 200 }, 1));
