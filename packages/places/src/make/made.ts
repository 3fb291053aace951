import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

function read<Kind>(file: string, otherwise: Kind): Kind {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kind) : otherwise;
}

/** Under another name first: whoever is killed leaves the list as it was. */
function write(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

export function readPlaces({ places }: Folder): Place[] {
  return read<Place[]>(places, []);
}

export function isMade(recipe: Recipe, folder: Folder): boolean {
  const made = read<Made>(folder.made, {})[recipe.id];
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
  const made = { ...read<Made>(folder.made, {}), [place.id]: { sum: recipeSum(recipe), grade: recipe.grade, seconds } };
  const kept = recipes.filter(({ id }) => known.has(id)).map(({ id }) => id);
  write(
    folder.places,
    kept.map((id) => known.get(id)),
  );
  write(folder.made, Object.fromEntries(kept.flatMap((id) => (id in made ? [[id, made[id]]] : []))));
}
