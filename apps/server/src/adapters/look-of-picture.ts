import { type Look, lookSide, measureLook, writeLook } from '@adwright/contract/library/look.ts';
import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import sharp from 'sharp';

/** What a picture looks like, to be found by another. */
export async function lookOfPicture(picture: Uint8Array): Promise<Look> {
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(lookSide, lookSide, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return writeLook(measureLook({ width: info.width, height: info.height, data }));
}
