import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { filesOf, type Folder } from './made.ts';
import { nameOf, recipes } from './recipe.ts';

/** Twice as wide as the widest tile. */
const width = 240;

/**
 * Small copies of all fronts: whoever chooses among thirteen would otherwise load three megabytes for it. Those of fronts
 * that were not taken again stay as they are: another processor writes other bytes of the same picture.
 */
export async function writeSmall(folder: Folder, taken: readonly string[]): Promise<void> {
  const into = join(folder.pictures, 'small');
  mkdirSync(into, { recursive: true });
  for (const recipe of recipes.filter(({ set }) => set === 'front'))
    for (const file of filesOf(recipe, folder).filter((one) => existsSync(one))) {
      const small = join(into, basename(file));
      if (existsSync(small) && !taken.includes(nameOf(recipe))) continue;
      await writeFile(
        small,
        await sharp(file).resize({ width }).webp({ quality: 82, alphaQuality: 90, effort: 6 }).toBuffer(),
      );
    }
}
