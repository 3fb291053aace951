import { AppError } from '@adwright/contract/errors.ts';
import sharp from 'sharp';

/** Along the longer side: sharp on a poster, and no heavier than a photo. */
const side = 1200;
const mostBytes = 512 * 1024;

/** What a logo has no use for, and what makes a small file draw for minutes or ask for other files. */
const hostile = /<!ENTITY|<(?:\w+:)?(?:filter|image|foreignObject|script)[\s>/]/i;

export function isDrawing(bytes: Uint8Array): boolean {
  const opening = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(opening) && /<(?:\w+:)?svg[\s>]/i.test(opening);
}

/** A stranger's SVG as pixels; the drawing itself, which can carry more than a picture, goes no further. */
export async function drawDrawing(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (bytes.byteLength > mostBytes || hostile.test(bytes.toString('utf8'))) throw new AppError('wrong_file_kind');
  try {
    const { width, height } = await sharp(bytes).metadata();
    const density = Math.min(7200, Math.max(1, (72 * side) / Math.max(width, height)));
    const { data, info } = await sharp(bytes, { density, limitInputPixels: 4 * side * side })
      .timeout({ seconds: 5 })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('wrong_file_kind', {}, [], { cause: error });
  }
}
