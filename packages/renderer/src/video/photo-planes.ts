import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '@adwright/studio/draw/host.ts';
import { RasterPicture } from '../decode-picture.ts';
import { contextOf } from '../node-host.ts';
import type { Compositor } from './compositor.ts';
import type { Room } from './plane-memory.ts';
import type { Planes } from './planes.ts';
import { StagedPicture } from './speaker.ts';

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
  compositor.fillPlanes(planes, opaquePixels(picture), picture);
}

function opaquePixels(picture: Picture): Uint8Array {
  if (picture instanceof RasterPicture && picture.opaque) return picture.pixels;
  if (picture instanceof StagedPicture) return picture.raster.pixels;
  const canvas = createCanvas(picture.width, picture.height);
  contextOf(canvas).drawImage(picture.source, 0, 0);
  return canvas.data();
}
