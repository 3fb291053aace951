import { parentPort, workerData } from 'node:worker_threads';
import { placeOf } from '@adwright/places/places.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../cutout/node/node-canvas.ts';
import { photograph, type Taken } from '../plan/photograph.ts';
import { openPlace } from './open-place.ts';
import type { Photograph, PlaceTask } from './photograph-product.ts';

const { cutout, places, scale, moves, lit } = workerData as PlaceTask;
const drawn = canvasOf(await decodePixels(cutout));
for (const [index, id] of places.entries()) {
  const place = placeOf(id);
  const taken = place && photograph(drawn, { place, pictures: await openPlace(id), scale }, makeNodeCanvas);
  if (!taken) continue;
  const { canvas, subject, ground, plane, unlit } = taken;
  const dark = moves && lit && index === 0 ? unlit() : null;
  const made: Photograph = {
    body: await encodeCanvas(canvas, 'jpg'),
    subject,
    place: moves ? { body: await encodeCanvas(ground, 'jpg'), plane, unlit: dark && (await encoded(dark)) } : null,
  };
  parentPort?.postMessage(made);
}

async function encoded({ dim, dusk }: ReturnType<Taken['unlit']>) {
  return { dim: await encodeCanvas(dim, 'jpg'), dusk: await encodeCanvas(dusk, 'webp') };
}
