import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSum } from '@adwright/darkroom/source-sum.ts';
import type { PlaceGroup } from '@adwright/scenery/place/place.ts';
import type { Grade } from '@adwright/darkroom/tone.ts';

export type Recipe = {
  readonly id: string;
  readonly group: PlaceGroup;
  /** A file of `blender/sets`. */
  readonly set: string;
  /** 1600 × 2000 if not given. */
  readonly size?: readonly [width: number, height: number];
  /** Where across the picture the product stands, as a share of its width; in the middle if not given. */
  readonly stand?: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly grade: Grade;
};

export const home = join(import.meta.dirname, '../..');

export function readRecipes(): Recipe[] {
  return JSON.parse(readFileSync(join(home, 'plates.json'), 'utf8')) as Recipe[];
}

/** Changes when the picture would: with the set, its options, or anything all sets share. The grade is applied later. */
export function recipeSum({ id, set, size, stand, options }: Recipe): string {
  const blender = join(home, 'blender');
  const shared = readdirSync(blender).filter((name) => name.endsWith('.py'));
  const files = [...shared.toSorted(), `sets/${set}.py`].map((name) => join(blender, name));
  return sourceSum({ id, set, size, stand, options }, files);
}
