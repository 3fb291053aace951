import { AppError } from '@adwright/contract/errors.ts';
import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import type { PictureSquarer } from '@adwright/domain/uploads/ports.ts';
import sharp from 'sharp';

/** On white, where it was see-through: a photo stands on grounds of every color. */
export const squarePicture: PictureSquarer = async (picture, side) => {
  const body = await sharp(picture, { limitInputPixels: maxPixels })
    .rotate()
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 86 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { body, mime: 'image/webp' };
};
