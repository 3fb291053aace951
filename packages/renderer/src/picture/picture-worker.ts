import { parentPort } from 'node:worker_threads';
import { withSamples } from '../assets.ts';
import { renderPictures, type PictureJob } from './render-pictures.ts';

/** The far side of the picture pool: one task at a time, bytes in, bytes out. */
export type PictureTask = {
  readonly id: number;
  readonly jobs: readonly PictureJob[];
  readonly bytes: ReadonlyMap<string, Uint8Array>;
};

parentPort?.on('message', (task: PictureTask) => {
  const resolve = withSamples(async (src) => {
    const bytes = task.bytes.get(src);
    if (!bytes) throw new Error(`no bytes for ${src}`);
    return bytes;
  });
  renderPictures(task.jobs, resolve).then(
    (pictures) => parentPort?.postMessage({ id: task.id, pictures }),
    (error: unknown) =>
      parentPort?.postMessage({ id: task.id, problem: error instanceof Error ? error.message : String(error) }),
  );
});
