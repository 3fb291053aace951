import { parentPort, workerData } from 'node:worker_threads';
import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../kit/cutout/node/node-canvas.ts';
import { openPlace } from '../../kit/places/node/open-place.ts';
import { paintPlates, placeToOpen } from '../plan/plates.ts';
import { shapeOf, type View } from '../plan/set.ts';
import type { EncodedView, PlatePart, PlateTask } from './plate-task.ts';

const task = workerData as PlateTask;
const say = (part: PlatePart): void => parentPort?.postMessage(part);

async function decode({ cutout, photo, turn }: EncodedView): Promise<View | null> {
  const pixels = await decodePixels(cutout);
  const found = cutoutOf(canvasOf(pixels));
  if (!found) return null;
  const steps = turn && (await Promise.all(turn.map(async (step) => cutoutOf(canvasOf(await decodePixels(step))))));
  return {
    cutout: found,
    photo: photo && canvasOf(await decodePixels(photo, pixels)),
    turn: steps?.filter((step) => step !== null),
  };
}

const views: View[] = [];
for (const encoded of task.views) {
  const view = await decode(encoded);
  if (view) views.push(view);
}
if (views.length === 0) {
  say({ nothing: true });
} else {
  say({ shapes: views.map(shapeOf) });
  const place = placeToOpen(task.order);
  const pictures = place === null ? undefined : await openPlace(place);
  for (const { ratio, ...frame } of task.frames) {
    const plates = paintPlates({ order: task.order, frame, views, pictures, makeCanvas: makeNodeCanvas });
    for (const [name, plate] of plates) {
      // What fills the frame has no transparency and would be a heavy PNG.
      const opaque = name.startsWith('ground') || name === 'soft';
      say({ ratio, name, body: await encodeCanvas(plate, opaque ? 'jpg' : 'png') });
    }
  }
}
