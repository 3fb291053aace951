import type { PresenterOrder } from '@adwright/domain/engines/rendering.ts';
import { paperColor } from '@adwright/presenter/ground/paper.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import sharp from 'sharp';

type Part = PresenterOrder['crop'];
type Size = { readonly width: number; readonly height: number };

/** A part of a picture, as large as asked for, on the paper that the browser's preview has, too. */
export async function readPart(picture: Uint8Array, part: Part, size: Size): Promise<Pixels> {
  const { data } = await sharp(picture)
    .rotate()
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: paperColor })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelsOf(data, size);
}

/** The same of somebody who was cut out: what lies past the picture is empty. */
export async function readPerson(picture: Uint8Array, part: Part, size: Size): Promise<Pixels> {
  const { autoOrient } = await sharp(picture).metadata();
  const scale = size.width / part.width;
  const whole = { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) };
  const scaled = await sharp(picture)
    .rotate()
    .resize({ ...whole, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const into = pixelsOf(new Uint8Array(size.width * size.height * 4), size);
  const [left, top] = [Math.round(part.x * scale), Math.round(part.y * scale)];
  const [from, to] = [Math.max(0, left), Math.min(whole.width, left + size.width)];
  const last = from < to ? Math.min(whole.height, top + size.height) : 0;
  for (let y = Math.max(0, top); y < last; y += 1)
    into.data.set(
      scaled.subarray((y * whole.width + from) * 4, (y * whole.width + to) * 4),
      ((y - top) * size.width + from - left) * 4,
    );
  return into;
}

function pixelsOf(data: Uint8Array, size: Size): Pixels {
  return { ...size, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}
