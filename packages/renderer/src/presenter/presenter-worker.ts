import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { startFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { filmFile, filmPictures } from '@adwright/media/verbs/encode-film.ts';
import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import sharp from 'sharp';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';

const task = workerData as PresenterTask;
const { photo, mesh, crop, width, height, fps, frames, into } = task;

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

const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps), '-i', 'pipe:0'];
const { child, done } = startFfmpeg(
  findFfmpeg(),
  ['-v', 'error', '-y', ...input, ...filmPictures, '-g', String(fps * 2), ...filmFile, into],
  { stdio: ['pipe', 'ignore', 'pipe'], limitSeconds: 1200 },
);
const stdin = child.stdin as Writable;
// Why a pipe breaks is told by `done`.
stdin.on('error', () => undefined);
const ended = done.then(
  () => null,
  (error: unknown) => error,
);

for (const [index, pose] of frames.entries()) {
  const { data: pixels } = draw(pose);
  // The next frame is drawn into the same pixels: this one must be on its way.
  if (!stdin.write(Buffer.from(pixels))) await Promise.race([once(stdin, 'drain'), ended]);
  if (stdin.destroyed) break;
  if (index % 15 === 0) parentPort?.postMessage({ share: index / frames.length } satisfies PresenterNews);
}
stdin.end();
const failure = await ended;
if (failure) throw failure;
