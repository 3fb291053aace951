import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { filesOf, type Folder } from './made.ts';
import { recipes } from './recipe.ts';

/** Twice as wide as the widest tile. */
const width = 240;

/** Small copies of all fronts: whoever chooses among thirteen would otherwise load three megabytes for it. */
export async function writeSmall(folder: Folder): Promise<void> {
  const into = join(folder.pictures, 'small');
  mkdirSync(into, { recursive: true });
  for (const recipe of recipes.filter(({ set }) => set === 'front'))
    for (const file of filesOf(recipe, folder).filter((one) => existsSync(one)))
      await writeFile(
        join(into, basename(file)),
        await sharp(file).resize({ width }).webp({ quality: 82, alphaQuality: 90, effort: 6 }).toBuffer(),
      );
}
