import { AppError } from '@adwright/contract/errors.ts';
import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import type { PictureShrinker } from '@adwright/domain/uploads/ports.ts';
import sharp from 'sharp';

export const shrinkPicture: PictureShrinker = async (picture, longest) => {
  const body = await sharp(picture, { limitInputPixels: maxPixels })
    .rotate()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { body, mime: 'image/webp' };
};
