import { AppError } from '@adwright/contract/errors.ts';
import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import { fileKind } from '@adwright/domain/uploads/file-kind.ts';
import type { PictureCleaner } from '@adwright/domain/uploads/ports.ts';
import sharp, { type Sharp } from 'sharp';

/** Loss-free where the source was, and never larger than a screen or a poster needs. */
const encoders: Readonly<Record<string, { mime: string; extension: string; encode(picture: Sharp): Sharp }>> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 92, mozjpeg: false }) },
  png: { mime: 'image/png', extension: 'png', encode: (picture) => picture.png() },
};
const others = { mime: 'image/webp', extension: 'webp', encode: (picture: Sharp) => picture.webp({ quality: 92 }) };

/** Turned upright and stripped of everything that is not a pixel or a colour profile. */
export const cleanPicture: PictureCleaner = async (picture) => {
  const refuse = (error: unknown): never => {
    // By its first bytes it is what we read: then it is the rest of it that is missing or wrong.
    const code = fileKind(picture)?.kind === 'image' ? 'picture_damaged' : 'wrong_file_kind';
    throw new AppError(code, {}, [], { cause: error });
  };
  const { format, width, height } = await sharp(picture, { limitInputPixels: false }).metadata().catch(refuse);
  if (width * height > maxPixels) throw new AppError('too_many_pixels');
  const { mime, extension, encode } = encoders[format] ?? others;
  const upright = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' }).rotate().keepIccProfile();
  const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true }).catch(refuse);
  return { body: data, mime, extension, width: info.width, height: info.height };
};
