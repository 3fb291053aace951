import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSum } from '@adwright/darkroom/source-sum.ts';
import { type SampleProductId, sampleProducts } from '../products.ts';
import { turnSteps } from '../views.ts';

export const home = join(import.meta.dirname, '../..');

/** What is made in one go: scene and cut-out, which have to agree; or a full turn. */
export type ShotSet = (typeof shotSets)[number];
const shotSets = ['front', 'turn'] as const;
export type Recipe = { readonly id: SampleProductId; readonly set: ShotSet };

/** In one picture of a set: its file's name, and how far the product is turned, in degrees. */
type Take = { readonly name: string; readonly turned: number };

/** The fronts of all products first: those are what ads are made of. */
export const recipes: readonly Recipe[] = shotSets.flatMap((set) => sampleProducts.map(({ id }) => ({ id, set })));

export const nameOf = ({ id, set }: Recipe): string => `${id}-${set}`;

export function takesOf({ id, set }: Recipe): readonly Take[] {
  if (set === 'turn')
    return Array.from({ length: turnSteps }, (_, step) => ({
      name: `${id}-turn-${`${step}`.padStart(2, '0')}`,
      turned: (360 / turnSteps) * step,
    }));
  return [
    { name: `${id}-scene`, turned: 0 },
    { name: `${id}-cutout`, turned: 0 },
  ];
}

/** Changes when the pictures would: with the product and what it imports, the takes, or the studio that all share. */
export function recipeSum(recipe: Recipe): string {
  const blender = join(home, 'blender');
  const shared = readdirSync(blender).filter((name) => name.endsWith('.py'));
  const product = `products/${recipe.id.replace('-', '_')}.py`;
  // What only some products share stands beside them: no reason to take the others again.
  const lent = readFileSync(join(blender, product), 'utf8').matchAll(/^from products\.(\w+) import/gm);
  const files = [...shared.toSorted(), product, ...Array.from(lent, ([, name]) => `products/${name}.py`)];
  return sourceSum(
    takesOf(recipe),
    files.map((name) => join(blender, name)),
  );
}
