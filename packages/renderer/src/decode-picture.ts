import { type Canvas, createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import sharp from 'sharp';
import { contextOf } from './node-host.ts';

// No picture is decoded twice the same way; what the library would keep of them, it would keep for nothing.
sharp.cache(false);

type Size = { readonly width: number; readonly height: number };

/** More pixels than any camera makes are an attack or a mistake. */
const maxPixels = 120_000_000;

/** Scaling by so little would cost more than drawing from the pixels that are there. */
const nearEnough = 1.1;
/** Enlarged by more, a picture only grows: nothing is to be seen in it that was not there before. */
const largest = 2;

/** Straight RGBA as decoded. A canvas of it is made when something draws it; the sprite renderer reads the pixels. */
export class RasterPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly opaque: boolean;
  private canvas: Canvas | undefined;
  private smaller: Picture | undefined;

  constructor(pixels: Uint8Array, { width, height }: Size, opaque: boolean) {
    this.pixels = pixels;
    this.width = width;
    this.height = height;
    this.opaque = opaque;
  }

  get source(): CanvasImageSource {
    if (!this.canvas) {
      this.canvas = createCanvas(this.width, this.height);
      const { buffer, byteOffset, byteLength } = this.pixels;
      const clamped = new Uint8ClampedArray(buffer as ArrayBuffer, byteOffset, byteLength);
      this.canvas.getContext('2d').putImageData(new ImageData(clamped, this.width, this.height), 0, 0);
    }
    return this.canvas as unknown as CanvasImageSource;
  }

  half(): Picture {
    this.smaller ??= halved(this);
    return this.smaller;
  }
}

/** Made of each four pixels, once for all that draw it small. */
function halved({ source, width, height }: Picture): Picture {
  const canvas = createCanvas(Math.max(1, Math.round(width / 2)), Math.max(1, Math.round(height / 2)));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const made: Picture = { source: canvas as unknown as CanvasImageSource, width: canvas.width, height: canvas.height };
  let smaller: Picture | undefined;
  return { ...made, half: () => (smaller ??= halved(made)) };
}

function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(<\?xml|<svg)/.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

async function decodeVector(bytes: Uint8Array, { width, height }: Size): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  contextOf(canvas).drawImage(image as unknown as CanvasImageSource, 0, 0, canvas.width, canvas.height);
  return { source: canvas as unknown as CanvasImageSource, width: canvas.width, height: canvas.height };
}

/** Most pictures say that they are what they would be taken for; converting them costs more than decoding. */
function isPlainRgb(profile: Buffer | undefined): boolean {
  return profile === undefined || profile.includes('sRGB') || profile.includes('s\0R\0G\0B');
}

async function decodeRaster(bytes: Uint8Array, need: Size): Promise<Picture> {
  const limits = { limitInputPixels: maxPixels, failOn: 'error' as const };
  const { autoOrient, hasAlpha, icc, space } = await sharp(bytes, limits).metadata();
  const image = sharp(bytes, { ...limits, ignoreIcc: space === 'srgb' && isPlainRgb(icc) }).rotate();
  const excess = Math.min(autoOrient.width / need.width, autoOrient.height / need.height);
  // As canvases enlarge, but once for all that draw it.
  const kernel = excess < 1 ? ('mitchell' as const) : ('lanczos3' as const);
  const scale = Math.min(largest, 1 / excess);
  if (excess > nearEnough || excess < 1)
    image.resize({ width: Math.ceil(autoOrient.width * scale), height: Math.ceil(autoOrient.height * scale), kernel });
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new RasterPicture(data, info, !hasAlpha);
}

/** A picture's pixels, about as many as are ever drawn. */
export async function decodePicture(bytes: Uint8Array, asset: AssetRef, need: Size): Promise<Picture> {
  if (!isSvg(bytes)) return decodeRaster(bytes, need);
  const ratio = asset.width && asset.height ? asset.width / asset.height : undefined;
  const width = ratio ? Math.max(need.width, need.height * ratio) : need.width;
  return decodeVector(bytes, { width, height: ratio ? width / ratio : need.height });
}
