import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '@adwright/studio/draw/host.ts';
import { RasterPicture } from '../decode-picture.ts';
import { contextOf } from '../node-host.ts';
import type { Compositor } from './compositor.ts';
import type { Room } from './plane-memory.ts';
import type { Planes } from './planes.ts';

/** An opaque picture as planes, and its own size within their padding. */
export type Photo = { readonly planes: Planes; readonly width: number; readonly height: number };

export function takePhoto(picture: Picture, compositor: Compositor, room: Room): Photo {
  const width = Math.ceil(picture.width / 16) * 16;
  const height = Math.ceil(picture.height / 2) * 2;
  const planes = compositor.takePlanes(room, width, height);
  const photo = { planes, width: picture.width, height: picture.height };
  fillPhoto(photo, picture, compositor);
  return photo;
}

/** Another picture of the same size: a clip's next frame. */
export function fillPhoto({ planes }: Photo, picture: Picture, compositor: Compositor): void {
  compositor.fillPlanes(planes, paddedPixels(picture, planes.width, planes.height));
}

/** The padding repeats the edge, or the bilinear taps would pull black in. */
function paddedPixels(picture: Picture, width: number, height: number): Uint8Array {
  if (picture instanceof RasterPicture && picture.opaque) return widened(picture, width, height);
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  context.drawImage(picture.source, 0, 0, width, height);
  context.drawImage(picture.source, 0, 0);
  return canvas.data();
}

function widened({ pixels, width, height }: RasterPicture, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth && height === toHeight) return pixels;
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const to = new Uint32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const start = Math.min(y, height - 1) * width;
    to.set(from.subarray(start, start + width), y * toWidth);
    to.fill(from[start + width - 1] ?? 0, y * toWidth + width, (y + 1) * toWidth);
  }
  return new Uint8Array(to.buffer);
}
