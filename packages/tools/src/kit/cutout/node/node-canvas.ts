import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import sharp from 'sharp';

/** Skia's context has Canvas2D's methods under its own type. */
export const makeNodeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

export type Pixels = { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number };

/** Straight RGBA in sRGB, upright; `fit` makes it exactly that large. */
export async function decodePixels(
  bytes: Uint8Array,
  fit?: { readonly width: number; readonly height: number },
): Promise<Pixels> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
  if (fit) picture.resize(fit.width, fit.height, { fit: 'fill' });
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

export function canvasOf({ data, width, height }: Pixels): CanvasRenderingContext2D {
  const made = makeNodeCanvas(width, height);
  made.putImageData(new ImageData(data, width, height), 0, 0);
  return made;
}

export type RasterFormat = 'png' | 'jpg' | 'webp';

const qualities = { jpg: 92, webp: 90 } as const;

export async function encodeCanvas({ canvas }: CanvasRenderingContext2D, format: RasterFormat): Promise<Uint8Array> {
  const skia = canvas as unknown as Canvas;
  if (format === 'png') return skia.encode('png');
  return format === 'jpg' ? skia.encode('jpeg', qualities.jpg) : skia.encode('webp', qualities.webp);
}

export const mimeOf: Readonly<Record<RasterFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
