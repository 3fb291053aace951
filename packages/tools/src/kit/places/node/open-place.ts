import { readFile } from 'node:fs/promises';
import { placePicture } from '@adwright/places/pictures.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { canvasOf, decodePixels } from '../../cutout/node/node-canvas.ts';

/** A place's two pictures, whole: about twenty megabytes, so one place at a time. */
export async function openPlace(id: string): Promise<PlacePictures> {
  const open = async (kind: 'plate' | 'shade') =>
    canvasOf(await decodePixels(await readFile(placePicture(id, kind)))).canvas;
  return { plate: await open('plate'), shade: await open('shade') };
}
