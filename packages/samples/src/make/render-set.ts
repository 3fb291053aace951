import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBlender } from '@adwright/darkroom/run-blender.ts';
import { home, nameOf, type Recipe, recipeSum, takesOf } from './recipe.ts';

type Rendering = { readonly width: number; readonly samples: number; readonly threads: number };

/** Renders into the work folder unless the same pictures lie there already, as after a change of the grade. */
export async function renderSet(recipe: Recipe, work: string, { width, samples, threads }: Rendering): Promise<void> {
  const note = join(work, `${nameOf(recipe)}.rendered`);
  const what = `${recipeSum(recipe)} ${width} ${samples}`;
  if (existsSync(note) && readFileSync(note, 'utf8') === what) return;
  const takes = takesOf(recipe).flatMap(({ name, turned }) => ['--take', `${name}:${turned}:${width}:${samples}`]);
  const own = [recipe.id, work, '--threads', `${threads}`, ...takes];
  await runBlender(join(home, 'blender/photograph.py'), own, threads);
  writeFileSync(note, what);
}
