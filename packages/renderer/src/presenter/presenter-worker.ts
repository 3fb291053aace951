import { parentPort, workerData } from 'node:worker_threads';
import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import sharp from 'sharp';
import { openFilmWriter } from './film-writer.ts';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';

const task = workerData as PresenterTask;
const { photo, mesh, crop, width, height, frames } = task;

/** Half as fine again as the film where the photo allows it: a face that moves by half a pixel stays sharp. */
const finest = 1.5;
const scale = Math.min(finest, Math.max(1, crop.width / width));
const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
const region = { left: crop.x, top: crop.y, width: crop.width, height: crop.height };
const { data } = await sharp(photo)
  .rotate()
  .extract(region)
  .resize({ ...size, fit: 'fill' })
  .flatten({ background: '#ffffff' })
  .toColourspace('srgb')
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });

const fit = size.width / crop.width;
const points = mesh.map((value, i) => (i % 3 === 0 ? value - crop.x : i % 3 === 1 ? value - crop.y : value) * fit);
const source = { ...size, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
const draw = openFace(source, points, { width, height });

const film = openFilmWriter(task);
for (const [index, pose] of frames.entries()) {
  if (!(await film.write(draw(pose).data))) break;
  if (index % 15 === 0) parentPort?.postMessage({ share: index / frames.length } satisfies PresenterNews);
}
await film.end();
