/**
 * npm run make -w packages/places -- [--only ID,ID] [--width 1600] [--samples 8] [--threads 2] [--work FOLDER] [--draft FOLDER] [--even]
 * Renders the plates whose recipe changed and skips the others. A draft is looked at and never ships. The width is that
 * of an upright picture; a wide one is as high. With --even nothing is rendered: the pictures that lie there have what is
 * out of focus evened out, once, and are packed again.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finishPlate } from './finish-plate.ts';
import { draftsIn, isMade, noteMade, shipped } from './made.ts';
import { packAgain } from './pack-plate.ts';
import { readRecipes } from './recipe.ts';
import { renderPlate } from './render-plate.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '1600' },
    samples: { type: 'string', default: '8' },
    threads: { type: 'string', default: '2' },
    work: { type: 'string', default: join(tmpdir(), 'adwright-places') },
    draft: { type: 'string' },
    even: { type: 'boolean', default: false },
  },
});

const recipes = readRecipes();
const wanted = values.only?.split(',');
const unknown = wanted?.find((id) => !recipes.some((recipe) => recipe.id === id));
if (unknown !== undefined) throw new Error(`plates.json has no ${unknown}.`);
const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const [shorter, samples, threads] = [values.width, values.samples, values.threads].map(Number) as [
  number,
  number,
  number,
];
for (const path of [values.work, folder.pictures]) mkdirSync(path, { recursive: true });

for (const recipe of recipes.filter(({ id }) => wanted?.includes(id) ?? true)) {
  if (values.even) {
    const name = join(folder.pictures, recipe.id);
    if (existsSync(`${name}.webp`)) await packAgain(name);
    continue;
  }
  if (isMade(recipe, folder)) continue;
  const begun = performance.now();
  await renderPlate(recipe, values.work, { shorter, samples, threads });
  const rendered = performance.now();
  const place = await finishPlate(recipe, values.work, folder.pictures);
  const seconds = Math.round((performance.now() - begun) / 1000);
  noteMade(recipes, recipe, place, seconds, folder);
  process.stdout.write(`${recipe.id} ${seconds} s, rendering ${Math.round((rendered - begun) / 1000)} s\n`);
}
