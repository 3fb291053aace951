import { parentPort, workerData } from 'node:worker_threads';
import { chooseReference, followHead } from '@adwright/presenter/clip/follow-head.ts';
import { openLips } from '@adwright/presenter/clip/draw-lips.ts';
import { detailAround } from '@adwright/presenter/clip/mouth-detail.ts';
import { openFilmWriter } from '../presenter/film-writer.ts';
import { openFrames } from './film-frames.ts';
import type { LipsNews, LipsTask } from './lips-task.ts';

const task = workerData as LipsTask;
const { film, fps, width, height, track, order, mouths } = task;

const tell = (news: LipsNews): void => parentPort?.postMessage(news);
const pixelsOf = (bytes: Uint8Array) => ({
  width,
  height,
  data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** Every so many frames their sharpness is measured. */
const measuredEvery = 6;

const frames = openFrames({ film, fps, width, height, count: track.length });
const reference = chooseReference(track);
// Kept beyond the reading of others.
const lender = pixelsOf(Uint8Array.from(await frames.at(reference)));
const { head, draw } = openLips(lender, track[reference] as Float32Array);
const path = followHead(track, reference, head);
const into = openFilmWriter(task);
let [drawn, own] = [0, 0];
for (const [index, mouth] of mouths.entries()) {
  const frame = order[index] ?? 0;
  const [pose, way] = [path.poses[frame], path.ways[frame]];
  if (!pose || !way) throw new Error('the order names a frame that the film has not');
  const pixels = pixelsOf(await frames.at(frame));
  const made = draw({ pixels, pose, way }, mouth);
  if (index % measuredEvery === 0) {
    own += detailAround(pixels, pose, head);
    drawn += detailAround(made, pose, head);
  }
  if (!(await into.write(made.data))) break;
  if (index % 15 === 0) tell({ share: index / mouths.length });
}
frames.close();
await into.end();
tell({ sharpness: own > 0 ? drawn / own : 1 });
