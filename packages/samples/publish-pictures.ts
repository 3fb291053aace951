/**
 * npm run publish-pictures -w packages/samples -- RENDERED
 * Turns Blender's large PNG files into the small WebP files that are committed.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('Say where the rendered pictures are: publish-pictures RENDERED');
const to = join(import.meta.dirname, 'pictures');

for (const file of readdirSync(from).filter((name) => /-(?:cutout|scene)\.png$/.test(name))) {
  const { size } = await sharp(join(from, file))
    .webp({ quality: 84, alphaQuality: 95, effort: 6, smartSubsample: true })
    .toFile(join(to, `${basename(file, '.png')}.webp`));
  process.stdout.write(`${file} → ${Math.round(size / 1024)} KB\n`);
}
