import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PresenterOrder, Rendering } from '@adwright/domain/engines/rendering.ts';
import type { FacePose } from '@adwright/presenter/speaking/perform.ts';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';

type Watch = NonNullable<Parameters<Rendering['renderPresenter']>[1]>;

/** In a thread of its own, which ends with the run, in the middle of whatever it draws. */
export async function renderPresenter(order: PresenterOrder, { signal, progress }: Watch) {
  signal?.throwIfAborted();
  const { performance, ...rest } = order;
  const task: PresenterTask = { ...rest, fps: performance.fps, frames: performance.frames as readonly FacePose[] };
  const worker = new Worker(new URL('./presenter-worker.ts', import.meta.url), { workerData: task });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = (): void => reject(signal?.reason as Error);
  signal?.addEventListener('abort', abort, { once: true });
  worker.on('message', ({ share }: PresenterNews) => progress?.(share));
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`the presenter's thread ended with ${code}`)),
  );
  try {
    await promise;
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
  return { path: order.into, bytes: (await stat(order.into)).size, mime: 'video/mp4' };
}
