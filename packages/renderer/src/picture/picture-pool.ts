import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ResolveAsset } from '../assets.ts';
import type { PictureTask } from './picture-worker.ts';
import type { PictureJob, RenderedPicture } from './render-pictures.ts';

type Answer = { readonly id: number; readonly pictures?: RenderedPicture[][]; readonly problem?: string };
type Waiting = { readonly task: PictureTask; readonly done: (answer: Answer) => void };
type Lane = { worker: Worker; current: Waiting | undefined };

/**
 * Draws and encodes pictures in worker threads. `render` takes all variants and sizes of one product in one
 * call, since they share its decoded pictures; an abort ends the worker at once and a fresh one takes its place.
 */
export type PicturePool = {
  render(jobs: readonly PictureJob[], resolve: ResolveAsset, signal?: AbortSignal): Promise<RenderedPicture[][]>;
  close(): Promise<void>;
};

export function createPicturePool(size = Math.max(1, Math.min(4, availableParallelism() - 1))): PicturePool {
  const lanes: Lane[] = [];
  const queue: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  function start(lane: Lane): void {
    lane.worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    lane.worker.on('message', (answer: Answer) => finish(lane, answer));
    lane.worker.on('error', (error) => {
      const id = lane.current?.task.id ?? 0;
      start(lane);
      finish(lane, { id, problem: error.message });
    });
    lane.worker.unref();
  }

  function finish(lane: Lane, answer: Answer): void {
    const waiting = lane.current;
    if (!waiting || waiting.task.id !== answer.id) return;
    lane.current = undefined;
    lane.worker.unref();
    waiting.done(answer);
    feed();
  }

  function feed(): void {
    while (queue.length > 0) {
      let lane = lanes.find((candidate) => !candidate.current);
      if (!lane && lanes.length < size) {
        lane = { worker: undefined as unknown as Worker, current: undefined };
        start(lane);
        lanes.push(lane);
      }
      if (!lane) return;
      lane.current = queue.shift();
      lane.worker.ref();
      lane.worker.postMessage(lane.current?.task);
    }
  }

  function cancel(id: number): void {
    const queued = queue.findIndex((waiting) => waiting.task.id === id);
    if (queued >= 0) queue.splice(queued, 1)[0]?.done({ id, problem: 'cancelled' });
    const lane = lanes.find((candidate) => candidate.current?.task.id === id);
    if (!lane) return;
    void lane.worker.terminate();
    start(lane);
    finish(lane, { id, problem: 'cancelled' });
  }

  return {
    async render(jobs, resolve, signal) {
      if (closed) throw new Error('the picture pool is closed');
      const bytes = await bytesOf(jobs, resolve);
      signal?.throwIfAborted();
      const id = nextId;
      nextId += 1;
      const answer = await new Promise<Answer>((done) => {
        const abort = (): void => cancel(id);
        signal?.addEventListener('abort', abort, { once: true });
        queue.push({
          task: { id, jobs, bytes },
          done(result) {
            signal?.removeEventListener('abort', abort);
            done(result);
          },
        });
        feed();
      });
      signal?.throwIfAborted();
      if (!answer.pictures) throw new Error(answer.problem ?? 'the picture worker ended');
      return answer.pictures;
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0))
        waiting.done({ id: waiting.task.id, problem: 'the picture pool is closed' });
      await Promise.all(
        lanes.splice(0).map(async (lane) => {
          await lane.worker.terminate();
          lane.current?.done({ id: lane.current.task.id, problem: 'the picture pool is closed' });
        }),
      );
    },
  };
}

/** Files are read here, where the storage is; workers get bytes only. */
async function bytesOf(jobs: readonly PictureJob[], resolve: ResolveAsset): Promise<Map<string, Uint8Array>> {
  const sources = new Set(
    jobs.flatMap((job) =>
      Object.values(job.creative.assets)
        .filter((asset) => asset.kind === 'image')
        .map((asset) => asset.src),
    ),
  );
  const entries = [...sources]
    .filter((src) => !src.startsWith('sample:'))
    .map(async (src): Promise<[string, Uint8Array]> => [src, await resolve(src)]);
  return new Map(await Promise.all(entries));
}
