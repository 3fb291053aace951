import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { ownFamiliesOf } from '@adwright/studio/brand/own-family.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { readOwnFonts } from '../own-fonts/read-own-fonts.ts';
import { pictureBytes } from '../process/picture-bytes.ts';
import { withWorkFolder } from '../process/render-process.ts';
import { clipFiles } from '../video/clip-files.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import type { ClipFolder } from './clip-stills.ts';
import type { PictureOrder, PictureTask } from './picture-worker.ts';
import type { PictureJob, RenderedPicture } from './render-pictures.ts';
import { shareOut } from './share-out.ts';

type Answer = { readonly id: number; readonly pictures?: RenderedPicture[][]; readonly problem?: string };
type Waiting = { readonly task: PictureTask; readonly done: (answer: Answer) => void };
type Lane = { worker: Worker; current: Waiting | undefined; last?: NodeJS.Timeout };

/**
 * Draws and encodes pictures in worker threads that stay warm: their fonts and code are kept.
 * `render` takes all variants and sizes of one product in one call, since they share its decoded pictures, and
 * divides them among all threads.
 */
export type PicturePool = {
  render(jobs: readonly PictureJob[], resolve: ResolveSource, signal?: AbortSignal): Promise<RenderedPicture[][]>;
  close(): Promise<void>;
};

/** A worker looks for a cancel between pictures; one that does not answer in this time is replaced. */
const patience = 700;

/** Clips are drawn from files in `tempFolder`; the system's place if not given. */
export function createPicturePool(
  size = Math.max(1, Math.min(8, availableParallelism())),
  tempFolder?: string,
): PicturePool {
  const lanes: Lane[] = [];
  const queue: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  function start(lane: Lane): void {
    lane.worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    lane.worker.on('message', (answer: Answer) => finish(lane, answer));
    lane.worker.on('error', (error) => replace(lane, error.message));
    lane.worker.unref();
  }

  function replace(lane: Lane, problem: string): void {
    const id = lane.current?.task.id ?? 0;
    start(lane);
    finish(lane, { id, problem });
  }

  function finish(lane: Lane, answer: Answer): void {
    const waiting = lane.current;
    if (!waiting || waiting.task.id !== answer.id) return;
    clearTimeout(lane.last);
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
      lane.worker.postMessage(lane.current?.task satisfies PictureOrder | undefined);
    }
  }

  function cancel(id: number): void {
    const queued = queue.findIndex((waiting) => waiting.task.id === id);
    if (queued >= 0) queue.splice(queued, 1)[0]?.done({ id, problem: 'cancelled' });
    const lane = lanes.find((candidate) => candidate.current?.task.id === id);
    if (!lane) return;
    lane.worker.postMessage({ cancelled: id } satisfies PictureOrder);
    lane.last = setTimeout(() => {
      void lane.worker.terminate();
      replace(lane, 'cancelled');
    }, patience);
  }

  /** One worker's part of a call. */
  async function renderPart(task: Omit<PictureTask, 'id'>, signal?: AbortSignal): Promise<RenderedPicture[][]> {
    const id = nextId;
    nextId += 1;
    const answer = await new Promise<Answer>((done) => {
      const abort = (): void => {
        cancel(id);
        // Nobody has to wait until the worker has noticed.
        done({ id, problem: 'cancelled' });
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push({
        task: { id, ...task },
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
  }

  /** Divides the jobs among the threads and puts their answers together again. */
  async function renderParts(
    jobs: readonly PictureJob[],
    shared: Pick<PictureTask, 'bytes' | 'fonts' | 'clips'>,
    signal?: AbortSignal,
  ): Promise<RenderedPicture[][]> {
    const stop = new AbortController();
    const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const parts = shareOut(jobs, size);
    try {
      const made = await Promise.all(
        parts.map((part) => renderPart({ ...shared, jobs: part.map((index) => jobs[index] as PictureJob) }, stopped)),
      );
      const pictures: RenderedPicture[][] = [];
      for (const [number, part] of parts.entries())
        for (const [place, index] of part.entries()) pictures[index] = made[number]?.[place] ?? [];
      return pictures;
    } catch (error) {
      // One part has failed or all were cancelled: the others' work is not wanted any more.
      stop.abort(error);
      throw error;
    }
  }

  return {
    async render(jobs, resolve, signal) {
      if (closed) throw new Error('the picture pool is closed');
      const assets = Object.assign({}, ...jobs.map((job) => job.creative.assets)) as Creative['assets'];
      const bytes = await pictureBytes({ assets }, resolve);
      const families = ownFamiliesOf(jobs.map(({ creative }) => creative));
      const fonts = await readOwnFonts(families, resolve);
      signal?.throwIfAborted();
      if (!Object.values(assets).some(({ kind }) => kind === 'video'))
        return renderParts(jobs, { bytes, fonts }, signal);
      const drawn = new Map(jobs.flatMap(({ presenters }) => [...(presenters ?? [])]));
      return withWorkFolder(tempFolder, async (folder) => {
        const clips: ClipFolder = { files: await clipFiles({ assets }, resolve, folder, drawn), ffmpeg: findFfmpeg() };
        signal?.throwIfAborted();
        return renderParts(jobs, { bytes, fonts, clips }, signal);
      });
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0))
        waiting.done({ id: waiting.task.id, problem: 'the picture pool is closed' });
      await Promise.all(
        lanes.splice(0).map(async (lane) => {
          clearTimeout(lane.last);
          await lane.worker.terminate();
          lane.current?.done({ id: lane.current.task.id, problem: 'the picture pool is closed' });
        }),
      );
    },
  };
}
