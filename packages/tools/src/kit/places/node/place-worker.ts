import { parentPort, workerData } from 'node:worker_threads';
import { placeOf } from '@adwright/places/places.ts';
import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../cutout/node/node-canvas.ts';
import { openPlace } from './open-place.ts';
import type { PlaceTask } from './photograph-product.ts';

const { cutout: bytes, place: id, width, height } = workerData as PlaceTask;
const [place, cutout] = [placeOf(id), cutoutOf(canvasOf(await decodePixels(bytes)))];
if (place && cutout) {
  const canvas = makeNodeCanvas(width, height);
  drawProductPlace(canvas, { width, height }, { place, pictures: await openPlace(id), cutout }, makeNodeCanvas);
  parentPort?.postMessage(await encodeCanvas(canvas, 'jpg'));
}
