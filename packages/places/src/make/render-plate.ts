import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBlender } from '@adwright/darkroom/run-blender.ts';
import { home, type Recipe, recipeSum } from './recipe.ts';

export type Rendering = { readonly shorter: number; readonly samples: number; readonly threads: number };

/** Renders into the work folder unless the same picture lies there already, as after a change of its grade. */
export async function renderPlate(
  recipe: Recipe,
  work: string,
  { shorter, samples, threads }: Rendering,
): Promise<void> {
  const note = join(work, `${recipe.id}.rendered`);
  const what = `${recipeSum(recipe)} ${shorter} ${samples}`;
  if (existsSync(note) && readFileSync(note, 'utf8') === what) return;
  const shot = [recipe.id, work, '--shorter', `${shorter}`, '--samples', `${samples}`];
  await runBlender(join(home, 'blender/plate.py'), shot, threads);
  writeFileSync(note, what);
}
