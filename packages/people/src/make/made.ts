import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '@adwright/darkroom/kept-json.ts';
import type { Person, PersonLook } from '../people.ts';
import { home, type Recipe, recipeSum } from './recipe.ts';

/** Of which recipe the files are, by person and look. */
type Made = Readonly<
  Record<string, { readonly sum: string; readonly grade: Recipe['grade'] | null; readonly seconds: number }>
>;

export type Folder = { readonly pictures: string; readonly people: string; readonly made: string };

export const shipped: Folder = {
  pictures: join(home, 'pictures'),
  people: join(home, 'src/people.json'),
  made: join(home, 'pictures/made.json'),
};

/** For looking at small pictures before the large ones are taken. */
export function draftsIn(folder: string): Folder {
  return { pictures: folder, people: join(folder, 'people.json'), made: join(folder, 'made.json') };
}

export function readPeople({ people }: Folder): Person[] {
  return readJson<Person[]>(people, []);
}

export function isMade(recipe: Recipe, look: string, folder: Folder): boolean {
  const made = readJson<Made>(folder.made, {})[`${recipe.id}-${look}`];
  const same =
    made?.sum === recipeSum(recipe, look) && JSON.stringify(made.grade) === JSON.stringify(recipe.grade ?? null);
  return same && existsSync(join(folder.pictures, `${recipe.id}-${look}.webp`));
}

/** Keeps everybody in the order of the recipes, and forgets whoever has none. */
export function noteMade(
  recipes: readonly Recipe[],
  recipe: Recipe,
  look: PersonLook,
  { sum, seconds }: { readonly sum: string; readonly seconds: number },
  folder: Folder,
): void {
  const known = new Map(readPeople(folder).flatMap(({ id, looks }) => looks.map((one) => [`${id}-${one.id}`, one])));
  known.set(`${recipe.id}-${look.id}`, look);
  const people = recipes.map(({ id, name, gender, age, styles, looks }) => ({
    id,
    name,
    gender,
    age,
    styles,
    looks: looks.flatMap((one) => known.get(`${id}-${one.id}`) ?? []),
  }));
  writeJson(
    folder.people,
    people.filter(({ looks }) => looks.length > 0),
  );
  const note = { sum, grade: recipe.grade ?? null, seconds };
  const made: Made = { ...readJson<Made>(folder.made, {}), [`${recipe.id}-${look.id}`]: note };
  writeJson(folder.made, Object.fromEntries(Object.entries(made).filter(([name]) => known.has(name))));
}
