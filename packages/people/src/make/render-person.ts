import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBlender } from '@adwright/darkroom/run-blender.ts';
import { bringParts } from './parts.ts';
import { home, type Recipe, recipeSum } from './recipe.ts';

export type Rendering = { readonly width: number; readonly samples: number; readonly threads: number };

/** Renders into the work folder unless the same picture lies there already, as after a change of its grade. */
export async function renderPerson(
  recipe: Recipe,
  look: string,
  work: string,
  { width, samples, threads }: Rendering,
): Promise<void> {
  const note = join(work, `${recipe.id}-${look}.rendered`);
  const what = `${recipeSum(recipe, look)} ${width} ${samples}`;
  if (existsSync(note) && readFileSync(note, 'utf8') === what) return;
  const shot = [
    recipe.id,
    look,
    work,
    '--parts',
    await bringParts(work),
    '--width',
    `${width}`,
    '--samples',
    `${samples}`,
    '--threads',
    `${threads}`,
  ];
  await runBlender(join(home, 'blender/person.py'), shot, threads);
  writeFileSync(note, what);
}
