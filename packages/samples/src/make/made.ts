import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '@adwright/darkroom/kept-json.ts';
import type { Size } from '@adwright/darkroom/planes.ts';
import type { SampleViews } from '../views.ts';
import { home, nameOf, type Recipe, recipes, recipeSum, type ShotSet, takesOf } from './recipe.ts';

/** Of which recipe the files are, by which grade they were developed, and how wide they are at least. */
type Note = { readonly sum: string; readonly grade: string; readonly width: number; readonly seconds: number };
type Made = Readonly<Record<string, Note>>;
type Views = Readonly<Record<string, SampleViews>>;

export type Folder = { readonly pictures: string; readonly views: string; readonly made: string };

export const shipped: Folder = {
  pictures: join(home, 'pictures'),
  views: join(home, 'src/views.json'),
  made: join(home, 'pictures/made.json'),
};

/** For looking at small pictures before the large ones are taken. */
export function draftsIn(folder: string): Folder {
  return { pictures: folder, views: join(folder, 'views.json'), made: join(folder, 'made.json') };
}

export function filesOf(recipe: Recipe, { pictures }: Folder): string[] {
  const folder = recipe.set === 'turn' ? join(pictures, 'turns') : pictures;
  return takesOf(recipe).map(({ name }) => join(folder, `${name}.webp`));
}

export function isMade(recipe: Recipe, grade: string, width: number, folder: Folder): boolean {
  const made = readJson<Made>(folder.made, {})[nameOf(recipe)];
  const same = made?.sum === recipeSum(recipe) && made.grade === grade && made.width >= width;
  return same && filesOf(recipe, folder).every((file) => existsSync(file));
}

export function noteMade(recipe: Recipe, size: Size, note: Note, folder: Folder): void {
  const views = readJson<Views>(folder.views, {});
  const before = views[recipe.id] ?? { size, turn: null };
  const taken = {
    front: { size },
    turn: { turn: size },
  } as const satisfies Record<ShotSet, Partial<SampleViews>>;
  const after: SampleViews = { ...before, ...taken[recipe.set] };
  writeJson(folder.views, { ...views, [recipe.id]: after });
  const made = { ...readJson<Made>(folder.made, {}), [nameOf(recipe)]: note };
  const kept = recipes.map(nameOf).filter((name) => name in made);
  writeJson(folder.made, Object.fromEntries(kept.map((name) => [name, made[name]])));
}
