import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '@adwright/darkroom/kept-json.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import { type Recipe, home, recipeSum } from './recipe.ts';

/** Of which recipe the files are. */
type Made = Readonly<
  Record<string, { readonly sum: string; readonly grade: Recipe['grade']; readonly seconds: number }>
>;

export type Folder = { readonly pictures: string; readonly places: string; readonly made: string };

export const shipped: Folder = {
  pictures: join(home, 'plates'),
  places: join(home, 'src/places.json'),
  made: join(home, 'plates/made.json'),
};

/** For looking at small pictures before the large ones are taken. */
export function draftsIn(folder: string): Folder {
  return { pictures: folder, places: join(folder, 'places.json'), made: join(folder, 'made.json') };
}

export function readPlaces({ places }: Folder): Place[] {
  return readJson<Place[]>(places, []);
}

export function isMade(recipe: Recipe, folder: Folder): boolean {
  const made = readJson<Made>(folder.made, {})[recipe.id];
  const same = made?.sum === recipeSum(recipe) && JSON.stringify(made.grade) === JSON.stringify(recipe.grade);
  return same && existsSync(join(folder.pictures, `${recipe.id}.webp`));
}

/** Keeps the list in the order of the recipes, and forgets places that have none. */
export function noteMade(
  recipes: readonly Recipe[],
  recipe: Recipe,
  place: Place,
  seconds: number,
  folder: Folder,
): void {
  const known = new Map(readPlaces(folder).map((one) => [one.id, one]));
  known.set(place.id, place);
  const made = {
    ...readJson<Made>(folder.made, {}),
    [place.id]: { sum: recipeSum(recipe), grade: recipe.grade, seconds },
  };
  const kept = recipes.filter(({ id }) => known.has(id)).map(({ id }) => id);
  writeJson(
    folder.places,
    kept.map((id) => known.get(id)),
  );
  writeJson(folder.made, Object.fromEntries(kept.flatMap((id) => (id in made ? [[id, made[id]]] : []))));
}
