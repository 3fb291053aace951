import sharp from 'sharp';
import { hintsOf, type PictureHints, thumbnail } from '@adwright/studio/picture-hints.ts';

export async function readHints(bytes: Uint8Array, cutout: boolean): Promise<PictureHints> {
  const { width, height } = thumbnail;
  const pixels = await sharp(bytes)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return hintsOf(pixels, cutout);
}
