import sharp from 'sharp';
import { mendEdges } from './mend-edges.ts';
import { packPerson } from './pack-person.ts';

/**
 * Mends the edges of a picture that lies there, of which no rendering is left; its face stays where it is. Packed twice, so
 * only what is seen is worth it: says whether it was.
 */
export async function mendAgain(name: string): Promise<boolean> {
  const { data, info } = await sharp(`${name}.webp`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const mended = Uint8Array.from(data);
  mendEdges({ width: info.width, height: info.height, data: mended });
  if (!isSeen(data, mended)) return false;
  const { width, height } = info;
  await packPerson(sharp(mended, { raw: { width, height, channels: 4 } }), name);
  return true;
}

/** Changes of so much of 255, as far as they show, in so many pixels of a picture 960 wide. */
const worth = { change: 12, pixels: 150 } as const;

function isSeen(before: Uint8Array, after: Uint8Array): boolean {
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const cover = Math.max(before[at + 3] ?? 0, after[at + 3] ?? 0) / 255;
    const change = Math.max(...[0, 1, 2].map((k) => Math.abs((after[at + k] ?? 0) - (before[at + k] ?? 0)) * cover));
    if (Math.max(change, Math.abs((after[at + 3] ?? 0) - (before[at + 3] ?? 0))) > worth.change) count += 1;
  }
  return count > worth.pixels;
}
