import { parentPort, workerData } from 'node:worker_threads';
import { placeOf } from '@adwright/places/places.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../cutout/node/node-canvas.ts';
import { photograph } from '../plan/photograph.ts';
import { openPlace } from './open-place.ts';
import type { Photograph, PlaceTask } from './photograph-product.ts';

const { cutout, places, scale } = workerData as PlaceTask;
const drawn = canvasOf(await decodePixels(cutout));
for (const id of places) {
  const place = placeOf(id);
  const taken = place && photograph(drawn, { place, pictures: await openPlace(id), scale }, makeNodeCanvas);
  if (!taken) continue;
  const made: Photograph = { body: await encodeCanvas(taken.canvas, 'jpg'), subject: taken.subject };
  parentPort?.postMessage(made);
}
