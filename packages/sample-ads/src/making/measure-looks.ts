import { type Look, lookSide, measureLook, writeLook } from '@adwright/contract/library/look.ts';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sampleEntries } from '../library-entries.ts';
import { looksFile, picturesFolder } from '../places.ts';

/** Writes what the samples' pictures look like, to be searched by. `npm run looks -w packages/sample-ads` */
const previewsFolder = new URL('../../../studio/previews/', import.meta.url);

function pictureOf(address: string): URL {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return new URL(name, address.startsWith('/template-previews/') ? previewsFolder : picturesFolder);
}

async function lookOf(file: URL): Promise<Look> {
  const { data, info } = await sharp(fileURLToPath(file))
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(lookSide, lookSide, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return writeLook(measureLook({ width: info.width, height: info.height, data }));
}

const looks: Record<string, Look> = {};
for (const { key, media } of await sampleEntries())
  if (media[0] !== undefined) looks[key] = await lookOf(pictureOf(media[0].thumb_url));
await writeFile(looksFile, `${JSON.stringify(looks, null, 1)}\n`);
process.stdout.write(`${Object.keys(looks).length} looks\n`);
