import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import sharp, { type Sharp } from 'sharp';

export type Raster = { readonly width: number; readonly height: number; readonly data: Buffer };

/** `too_many_pixels` for any work at all, `too_large` for work that has a limit of its own. */
export const pictureProblemCodes = ['wrong_file_kind', 'too_large', 'too_many_pixels'] as const;
export type PictureProblemCode = (typeof pictureProblemCodes)[number];

/** Thrown in a model's process; its code travels to the caller. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
  readonly code: PictureProblemCode;
  constructor(code: PictureProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/** A picture as it is seen: turned upright and in sRGB. Only kinds of files that hold pixels are opened. */
export async function openPicture(
  bytes: Uint8Array,
  limit = maxPixels,
): Promise<{ picture: Sharp; width: number; height: number; hasAlpha: boolean }> {
  try {
    const { format, autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!readable.has(format)) throw new PictureProblem('wrong_file_kind', `cannot read ${format}`);
    const { width, height } = autoOrient;
    if (width * height > limit) {
      const code = limit < maxPixels ? 'too_large' : 'too_many_pixels';
      throw new PictureProblem(code, `${width} × ${height} pixels`);
    }
    const picture = sharp(bytes, { limitInputPixels: limit, failOn: 'error' }).autoOrient().toColourspace('srgb');
    return { picture, width, height, hasAlpha };
  } catch (error) {
    throw asProblem(error);
  }
}

export type Fit = { readonly width: number; readonly height: number };

/** Its colours, on white where it is transparent, squeezed into the given size if there is one. */
export async function decodeRgb(picture: Sharp, size?: Fit): Promise<Raster> {
  const flat = picture.clone().flatten({ background: '#fff' });
  return raw(size ? flat.resize(size.width, size.height, { fit: 'fill' }) : flat, 3);
}

/** Its colours as they are stored, however transparent. */
export async function decodeColours(picture: Sharp): Promise<Raster> {
  return raw(picture.clone().removeAlpha(), 3);
}

export async function decodeRgba(picture: Sharp, size?: Fit): Promise<Raster> {
  const whole = picture.clone().ensureAlpha();
  return raw(size ? whole.resize(size.width, size.height, { fit: 'fill' }) : whole, 4);
}

async function raw(picture: Sharp, channels: 3 | 4): Promise<Raster> {
  try {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== channels) throw new PictureProblem('wrong_file_kind', `${info.channels} channels`);
    return { width: info.width, height: info.height, data };
  } catch (error) {
    throw asProblem(error);
  }
}

function asProblem(error: unknown): PictureProblem {
  if (error instanceof PictureProblem) return error;
  return new PictureProblem('wrong_file_kind', error instanceof Error ? error.message : String(error));
}

/** The size that fits into a square of that side without being enlarged. */
export function fitInside(width: number, height: number, side: number): Fit {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
