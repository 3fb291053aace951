import { parentPort, workerData } from 'node:worker_threads';
import { placeOf } from '@adwright/places/places.ts';
import { type Box, type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../cutout/node/node-canvas.ts';
import { openPlace } from './open-place.ts';
import type { Photograph, PlaceTask } from './photograph-product.ts';

/** A little smaller than it would fit: ads crop photographs, and words need room beside the product. */
const placing = { x: 0, y: 0, scale: 0.88 };

const { cutout: bytes, places, ...frame } = workerData as PlaceTask;

/** The whole picture of the cut-out, as templates lay it over the photograph; the product may fill only a part of it. */
function subjectOf({ width, height, box }: Cutout, at: Box): Photograph['subject'] {
  const scale = at.width / box.width;
  return {
    x: (at.x - box.x * scale) / frame.width,
    y: (at.y - box.y * scale) / frame.height,
    width: (width * scale) / frame.width,
    height: (height * scale) / frame.height,
  };
}

const cutout = cutoutOf(canvasOf(await decodePixels(bytes)));
for (const id of cutout ? places : []) {
  const place = placeOf(id);
  if (!place || !cutout) continue;
  const canvas = makeNodeCanvas(frame.width, frame.height);
  const at = drawProductPlace(canvas, frame, { place, pictures: await openPlace(id), cutout, placing }, makeNodeCanvas);
  const made: Photograph = { body: await encodeCanvas(canvas, 'jpg'), subject: subjectOf(cutout, at) };
  parentPort?.postMessage(made);
}
