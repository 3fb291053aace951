import sharp, { type Sharp } from 'sharp';
import type { Pixels, RasterFormat } from '../../kit/cutout/node/node-canvas.ts';
import type { ComposedCutout } from '../plan/compose-cutout.ts';
import { drawBand, fullFrame } from '../plan/full-size.ts';

type Size = { readonly width: number; readonly height: number };

export type FullSize = Size & { readonly data: Uint8Array };

/** So much of the original is decoded at once: a photo of 100 megapixels is never in memory beside its result. */
const bandRows = 2048;

/** The finished picture as large as the original, from what was composed at working size. */
export async function drawFullSize(
  original: Uint8Array,
  { worked, full }: { readonly worked: Size; readonly full: Size },
  made: ComposedCutout,
): Promise<FullSize> {
  const frame = fullFrame(made.frame, worked, full);
  const { width, height } = frame;
  const layers = { flat: pixelsOf(made.flat), subject: pixelsOf(made.subject) };
  const data = new Uint8Array(width * height * 4);
  // Frames may begin above the original and end below it: rows without a photo are drawn from what was composed.
  for (let top = Math.min(0, frame.y); top < Math.max(full.height, frame.y + height);) {
    const end = top < 0 ? 0 : top < full.height ? full.height : Number.POSITIVE_INFINITY;
    const rows = Math.min(bandRows, end - top);
    const inside = top >= 0 && top < full.height;
    const rgb = inside ? await decodeRows(original, { top, rows, width: full.width }) : new Uint8Array();
    drawBand(data, frame, layers, { rgb, top, rows, width: inside ? full.width : 0 });
    top += rows;
  }
  return { data, width, height };
}

const encoders: Readonly<Record<RasterFormat, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png({ compressionLevel: 6, adaptiveFiltering: false }),
  webp: (picture) => picture.webp({ quality: 90 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92 }),
};

export function encodeFullSize({ data, width, height }: FullSize, format: RasterFormat): Promise<Uint8Array> {
  return encoders[format](sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })).toBuffer();
}

async function decodeRows(
  original: Uint8Array,
  { top, rows, width }: { top: number; rows: number; width: number },
): Promise<Uint8Array> {
  const upright = sharp(original, { limitInputPixels: false }).rotate();
  return upright
    .extract({ left: 0, top, width, height: rows })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

function pixelsOf(context: CanvasRenderingContext2D): Pixels {
  const { width, height } = context.canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}
