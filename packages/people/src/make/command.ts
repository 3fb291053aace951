/**
 * npm run make -w packages/people -- [--only ID,ID] [--width 960] [--samples 14] [--threads 2] [--work FOLDER] [--draft FOLDER] [--edges]
 * Renders the looks whose recipe changed and skips the others; ID is a person's, or a person's and a look's, as in
 * mara-amber-knit. A draft is looked at and never ships. With --edges nothing is rendered: the pictures that lie there
 * have their edges mended.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mendAgain } from './edges-again.ts';
import { finishPerson } from './finish-person.ts';
import { isNamed } from './is-named.ts';
import { draftsIn, isMade, noteMade, shipped } from './made.ts';
import { readRecipes, recipeSum } from './recipe.ts';
import { renderPerson } from './render-person.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '960' },
    samples: { type: 'string', default: '14' },
    threads: { type: 'string', default: '2' },
    work: { type: 'string', default: join(tmpdir(), 'adwright-people') },
    draft: { type: 'string' },
    edges: { type: 'boolean', default: false },
  },
});

const recipes = readRecipes();
const shots = recipes.flatMap((recipe) => recipe.looks.map(({ id }) => ({ recipe, look: id })));
const wanted = values.only?.split(',');
const unknown = wanted?.find((name) => !shots.some(({ recipe, look }) => isNamed([name], recipe.id, look)));
if (unknown !== undefined) throw new Error(`recipes.json has no ${unknown}.`);
const folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const [width, samples, threads] = [values.width, values.samples, values.threads].map(Number) as [
  number,
  number,
  number,
];
for (const path of [values.work, folder.pictures]) mkdirSync(path, { recursive: true });

for (const { recipe, look } of shots) {
  if (wanted && !isNamed(wanted, recipe.id, look)) continue;
  const name = `${recipe.id}-${look}`;
  if (values.edges) {
    if (await mendAgain(join(folder.pictures, name))) process.stdout.write(`${name} mended\n`);
    continue;
  }
  if (isMade(recipe, look, folder)) continue;
  const begun = performance.now();
  // Before it is rendered: whoever changes a recipe meanwhile has to take the picture again.
  const sum = recipeSum(recipe, look);
  await renderPerson(recipe, look, values.work, { width, samples, threads });
  const rendered = performance.now();
  const made = await finishPerson(recipe, look, values.work, folder.pictures);
  const seconds = Math.round((performance.now() - begun) / 1000);
  noteMade(recipes, recipe, made, { sum, seconds }, folder);
  process.stdout.write(`${name} ${seconds} s, rendering ${Math.round((rendered - begun) / 1000)} s\n`);
}
// The models that find faces keep threads of their own.
process.exit(0);
