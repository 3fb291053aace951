import type { Behind, Presenter } from '@adwright/domain/engines/rendering.ts';
import { backdrop } from '@adwright/presenter/ground/backdrop.ts';
import { defocus, defocusSize } from '@adwright/presenter/ground/defocus.ts';
import { type DrawFace, openFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openPerson } from '@adwright/presenter/puppet/draw-person.ts';
import type { OpenStage } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import { readPart, readPerson } from './read-pixels.ts';

type Size = { readonly width: number; readonly height: number };

/** Half as fine again as the film where the photo allows it: a face that moves by half a pixel stays sharp. */
const finest = 1.5;

/** Somebody ready to be drawn in one pose after the other. */
export async function openPresenter(
  { photo, mesh, crop, behind, width, height }: Omit<Presenter, 'performance'>,
  openStage: OpenStage,
): Promise<DrawFace> {
  const frame = { width, height };
  const scale = Math.min(finest, Math.max(1, crop.width / width));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const fit = size.width / crop.width;
  const points = mesh.map((value, i) => (i % 3 === 0 ? value - crop.x : i % 3 === 1 ? value - crop.y : value) * fit);
  return behind
    ? openPerson(await readPerson(photo, crop, size), points, await groundOf(behind, frame), openStage)
    : openFace(await readPart(photo, crop, size), points, frame, openStage);
}

async function groundOf(seen: Behind, frame: Size): Promise<Pixels> {
  if ('color' in seen) return backdrop(seen.color, frame);
  return defocus(await readPart(seen.picture, seen.crop, defocusSize(frame, seen.blur)), frame, seen.blur);
}
