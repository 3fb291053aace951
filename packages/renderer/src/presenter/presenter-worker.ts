import { parentPort, workerData } from 'node:worker_threads';
import type { Behind } from '@adwright/domain/engines/rendering.ts';
import { backdrop } from '@adwright/presenter/ground/backdrop.ts';
import { defocus, defocusSize } from '@adwright/presenter/ground/defocus.ts';
import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openPerson } from '@adwright/presenter/puppet/draw-person.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import { openFilmWriter } from './film-writer.ts';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';
import { readPart, readPerson } from './read-pixels.ts';

const task = workerData as PresenterTask;
const { photo, mesh, crop, behind, width, height, frames } = task;
const frame = { width, height };

async function groundOf(seen: Behind): Promise<Pixels> {
  if ('color' in seen) return backdrop(seen.color, frame);
  return defocus(await readPart(seen.picture, seen.crop, defocusSize(frame, seen.blur)), frame, seen.blur);
}

/** Half as fine again as the film where the photo allows it: a face that moves by half a pixel stays sharp. */
const finest = 1.5;
const scale = Math.min(finest, Math.max(1, crop.width / width));
const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
const fit = size.width / crop.width;
const points = mesh.map((value, i) => (i % 3 === 0 ? value - crop.x : i % 3 === 1 ? value - crop.y : value) * fit);
const draw = behind
  ? openPerson(await readPerson(photo, crop, size), points, await groundOf(behind))
  : openFace(await readPart(photo, crop, size), points, frame);

const film = openFilmWriter(task);
for (const [index, pose] of frames.entries()) {
  if (!(await film.write(draw(pose).data))) break;
  if (index % 15 === 0) parentPort?.postMessage({ share: index / frames.length } satisfies PresenterNews);
}
await film.end();
