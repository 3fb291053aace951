import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

const mostBytes = 120 * 1024;

/** The picture that ships, and the same for a person among many. */
export async function packPerson(picture: Sharp, name: string): Promise<void> {
  await writeFile(`${name}.webp`, await packed(picture));
  await picture.clone().resize({ width: 320 }).webp({ quality: 80, effort: 6 }).toFile(`${name}-small.webp`);
}

/** Curls cost more than they show: they are packed tighter until the picture is light enough. */
async function packed(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [84, 78, 72, 66]) {
    bytes = await picture.clone().webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}
