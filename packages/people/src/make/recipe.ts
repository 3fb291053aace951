import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSum } from '@adwright/darkroom/source-sum.ts';
import type { Person, PersonLook } from '../people.ts';

/** Somebody as modelled: what Blender reads of it is documented by the modules in `blender/` that do. */
export type Recipe = Omit<Person, 'looks'> & {
  readonly looks: readonly (Pick<PersonLook, 'id' | 'pose'> & Readonly<Record<string, unknown>>)[];
  readonly grade?: { readonly exposure?: number; readonly saturation?: number };
} & Readonly<Record<string, unknown>>;

export const home = join(import.meta.dirname, '../..');

export function readRecipes(): Recipe[] {
  return JSON.parse(readFileSync(join(home, 'recipes.json'), 'utf8')) as Recipe[];
}

/** Not part of the picture: what it is called, whom it suits, and how it is developed. */
const aside = new Set(['name', 'age', 'styles', 'looks', 'grade']);

/** Modules that count only for those who wear or do what they make. */
const worn: Readonly<Record<string, string>> = {
  beard: 'beard.py',
  glasses: 'glasses.py',
  cover: 'covers.py',
  pose: 'arms.py',
};

/** Changes when the picture would: with the person, the look, or the modelling they share with others. */
export function recipeSum(recipe: Recipe, look: string): string {
  const blender = join(home, 'blender');
  const { style } = recipe['hair'] as { readonly style: string };
  const has = { ...recipe, ...recipe.looks.find(({ id }) => id === look) };
  const unworn = new Set(Object.keys(worn).flatMap((key) => (key in has ? [] : (worn[key] ?? []))));
  const shared = readdirSync(blender).filter((name) => name.endsWith('.py') && !unworn.has(name));
  const files = [...shared.toSorted(), 'hair/strand_field.py', `hair/${style}.py`];
  const modelled = Object.fromEntries(Object.entries(recipe).filter(([key]) => !aside.has(key)));
  return sourceSum(
    [modelled, recipe.looks.find(({ id }) => id === look)],
    files.map((name) => join(blender, name)),
  );
}
