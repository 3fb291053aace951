import { parentPort, workerData } from 'node:worker_threads';
import { placeOf } from '@adwright/places/places.ts';
import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../kit/cutout/node/node-canvas.ts';
import { openPlace } from '../../kit/places/node/open-place.ts';
import { type FrontShot, photographFront } from '../plan/photograph-front.ts';

const { cutout, shot } = workerData as { readonly cutout: Uint8Array; readonly shot: FrontShot };
const place = placeOf(shot.place);
const product = cutoutOf(canvasOf(await decodePixels(cutout)));
if (place && product) {
  const taken = photographFront(product, { place, pictures: await openPlace(place.id) }, shot, makeNodeCanvas);
  parentPort?.postMessage(await encodeCanvas(taken, 'jpg'));
}
