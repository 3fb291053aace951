import sharp from 'sharp';
import type { Thumb } from '../plan/similarity.ts';

const side = 96;

export async function thumbOf(picture: Uint8Array): Promise<Thumb> {
  const data = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { side, data };
}
