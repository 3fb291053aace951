/**
 * npm run make -w packages/samples -- [--only ID,ID] [--width 1600] [--samples 8] [--threads 2] [--work FOLDER] [--draft FOLDER]
 * Photographs what changed and skips the rest; ID is a product's, or a product's and a set's, as in mug-turn. The
 * pictures of a turn have two fifths of the width. A draft is looked at and never ships.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finishTake, grade } from './finish-take.ts';
import { draftsIn, filesOf, isMade, noteMade, shipped } from './made.ts';
import { nameOf, type Recipe, recipes, recipeSum, takesOf } from './recipe.ts';
import { renderSet } from './render-set.ts';
import { writeSmall } from './write-small.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '1600' },
    samples: { type: 'string', default: '8' },
    threads: { type: 'string', default: '2' },
    work: { type: 'string', default: join(tmpdir(), 'adwright-samples') },
    draft: { type: 'string' },
  },
});

const isNamed = (name: string, recipe: Recipe): boolean => name === recipe.id || name === nameOf(recipe);
const wanted = values.only?.split(',');
const unknown = wanted?.find((name) => !recipes.some((recipe) => isNamed(name, recipe)));
if (unknown !== undefined) throw new Error(`There is no sample product ${unknown}.`);
const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const [width, samples, threads] = [values.width, values.samples, values.threads].map(Number) as [
  number,
  number,
  number,
];
for (const path of [values.work, folder.pictures, join(folder.pictures, 'turns')]) mkdirSync(path, { recursive: true });

const mostBytes = { front: 240, turn: 32 } as const;
const developed = JSON.stringify(grade);

const taken: string[] = [];
for (const recipe of recipes.filter((one) => wanted?.some((name) => isNamed(name, one)) ?? true)) {
  const wide = recipe.set === 'turn' ? Math.round(width * 0.4) : width;
  if (isMade(recipe, developed, wide, folder)) continue;
  const begun = performance.now();
  // Before it is rendered: whoever changes a product meanwhile has to take its pictures again.
  const sum = recipeSum(recipe);
  await renderSet(recipe, values.work, { width: wide, samples, threads });
  const rendered = performance.now();
  const files = filesOf(recipe, folder);
  let size = { width: 0, height: 0 };
  for (const [index, { name }] of takesOf(recipe).entries())
    size = await finishTake(join(values.work, `${name}.exr`), files[index] ?? '', mostBytes[recipe.set] * 1024);
  const seconds = Math.round((performance.now() - begun) / 1000);
  noteMade(recipe, size, { sum, grade: developed, width: wide, seconds }, folder);
  taken.push(nameOf(recipe));
  // Large, and quickly rendered again; what ships is made.
  if (values.draft === undefined) for (const { name } of takesOf(recipe)) rmSync(join(values.work, `${name}.exr`));
  if (values.draft === undefined) rmSync(join(values.work, `${nameOf(recipe)}.rendered`));
  process.stdout.write(`${nameOf(recipe)} ${seconds} s, rendering ${Math.round((rendered - begun) / 1000)} s\n`);
}
await writeSmall(folder, taken);
