/**
 * npm run sheets -w packages/samples -- OUT [--draft FOLDER]
 * Contact sheets: every product in its scene and cut out, and turning.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRows } from '@adwright/darkroom/in-rows.ts';
import sharp from 'sharp';
import { draftsIn, filesOf, type Folder, shipped } from './made.ts';
import { recipes, type ShotSet } from './recipe.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { draft: { type: 'string' } } });
const [out] = positionals;
if (out === undefined) throw new Error('Say where the sheets go: sheets OUT');
mkdirSync(out, { recursive: true });

const folder: Folder = values.draft === undefined ? shipped : draftsIn(values.draft);
const paper = '#e9e5dd';

async function sheet(set: ShotSet, cell: { width: number; height: number }, columns: number): Promise<void> {
  const files = recipes.filter((recipe) => recipe.set === set).flatMap((recipe) => filesOf(recipe, folder));
  const cells = files
    .filter((file) => existsSync(file))
    .map((file) => sharp(file).flatten({ background: paper }).resize(cell).png().toBuffer());
  if (cells.length > 0)
    writeFileSync(join(out ?? '', `${set}.webp`), await inRows(await Promise.all(cells), cell, columns));
}

await sheet('front', { width: 320, height: 400 }, 8);
await sheet('turn', { width: 128, height: 160 }, 12);
