import { type Canvas, createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import sharp from 'sharp';
import { contextOf } from './node-host.ts';

type Size = { readonly width: number; readonly height: number };

/** More pixels than any camera makes are an attack or a mistake. */
const maxPixels = 120_000_000;

/** Scaling by so little would cost more than drawing from the pixels that are there. */
const nearEnough = 1.1;

/** Straight RGBA as decoded. A canvas of it is made when something draws it; the sprite renderer reads the pixels. */
export class RasterPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly opaque: boolean;
  private canvas: Canvas | undefined;

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
  if (excess > nearEnough)
    image.resize({ width: Math.ceil(need.width), height: Math.ceil(need.height), fit: 'outside' });
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
