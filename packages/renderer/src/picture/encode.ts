import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

export type RasterFormat = 'png' | 'jpg' | 'webp';

/** No setting of this format makes the picture small enough. */
export class TooHeavy extends Error {
  readonly least: number;
  readonly limit: number;
  constructor(format: string, least: number, limit: number) {
    super(`the ${format} has at least ${least} bytes, the limit is ${limit}`);
    this.least = least;
    this.limit = limit;
  }
}

type Encode = (quality: number) => Promise<Buffer>;

/** The best quality whose file stays under the limit. Sizes grow with quality, so halving the range finds it. */
async function bestUnder(limit: number, best: number, least: number, format: string, encode: Encode): Promise<Buffer> {
  const first = await encode(best);
  if (first.length <= limit) return first;
  let kept = await encode(least);
  if (kept.length > limit) throw new TooHeavy(format, kept.length, limit);
  let low = least;
  let high = best;
  while (high - low > 2) {
    const middle = Math.round((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= limit) {
      kept = tried;
      low = middle;
    } else {
      high = middle;
    }
  }
  return kept;
}

/** Flat designs survive a palette well: fewer colours before the limit is given up. */
async function pngUnder(canvas: Canvas, limit: number): Promise<Buffer> {
  const full = await canvas.encode('png');
  if (full.length <= limit) return full;
  const colours = [256, 128, 64, 32, 16];
  const paletted = (index: number): Promise<Buffer> =>
    sharp(full)
      .png({ palette: true, colours: colours[colours.length - 1 - index] ?? 256, compressionLevel: 9, effort: 7 })
      .toBuffer();
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = colours.length - 1; index >= 0; index -= 1) {
    const tried = await paletted(index);
    if (tried.length <= limit) return tried;
    smallest = Math.min(smallest, tried.length);
  }
  throw new TooHeavy('png', smallest, limit);
}

export async function encodeRaster(
  canvas: Canvas,
  format: RasterFormat,
  options: { readonly maxBytes?: number; readonly quality?: number } = {},
): Promise<Buffer> {
  const { maxBytes, quality = format === 'webp' ? 86 : 90 } = options;
  if (format === 'png') return maxBytes === undefined ? canvas.encode('png') : pngUnder(canvas, maxBytes);
  const encode: Encode = (value) => canvas.encode(format === 'jpg' ? 'jpeg' : 'webp', value);
  return maxBytes === undefined ? encode(quality) : bestUnder(maxBytes, quality, 12, format, encode);
}
