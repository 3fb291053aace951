import { parentPort, workerData } from 'node:worker_threads';
import { compareProduct, compareSolid } from '@adwright/scenery/compose/compare-product.ts';
import { cutoutOf, type Cutout } from '@adwright/scenery/compose/cutout.ts';
import { canvasOf, decodePixels, encodeCanvas, makeNodeCanvas } from '../../kit/cutout/node/node-canvas.ts';
import { openPlace } from '../../kit/places/node/open-place.ts';
import { type BackdropPictures, drawProductImage } from '../plan/draw-product-image.ts';
import type { DrawnPicture, DrawPart, DrawTask } from '../plan/draw-task.ts';
import type { Drawing } from '../plan/plan.ts';

const task = workerData as DrawTask;
const say = (part: DrawPart): void => parentPort?.postMessage(part);

async function decodeBackdrops(): Promise<Map<number, BackdropPictures>> {
  const decoded = new Map<number, BackdropPictures>();
  for (const [place, bytes] of task.pictures) {
    const pixels = await decodePixels(bytes);
    decoded.set(place, { source: canvasOf(pixels).canvas, width: pixels.width, height: pixels.height });
  }
  return decoded;
}

async function draw(drawing: Drawing, cutout: Cutout, pictures: Map<number, BackdropPictures>): Promise<DrawnPicture> {
  const { width, height, backdrop } = drawing;
  const canvas = makeNodeCanvas(width, height);
  const ground = backdrop === null ? null : (task.backdrops[backdrop] ?? null);
  const own = backdrop === null ? undefined : pictures.get(backdrop);
  const picture = ground?.kind === 'place' ? await openPlace(ground.place) : own;
  const at = drawProductImage(canvas, { width, height }, cutout, ground, picture, task, makeNodeCanvas);
  const { map, ...comparison } = compareProduct(canvas, cutout, at, makeNodeCanvas);
  const files = await Promise.all(
    task.formats.map(async (format) => ({ format, body: await encodeCanvas(canvas, format) })),
  );
  return { drawing, files, comparison, map: await encodeCanvas(map, 'png') };
}

const pixels = await decodePixels(task.cutout);
const cutout = cutoutOf(canvasOf(pixels));
if (cutout === null) {
  say({ nothing: true });
} else {
  const original = task.original && (await decodePixels(task.original, pixels));
  say({ cut: original && compareSolid(original.data, pixels.data) });
  const pictures = await decodeBackdrops();
  for (const drawing of task.drawings) say(await draw(drawing, cutout, pictures));
}
