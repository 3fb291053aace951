import { hash } from 'node:crypto';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Presenters } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { createPictureShelf } from '../assets.ts';
import type { ResolveAsset } from '../resolve-asset.ts';
import { makeSoundtrack } from '../audio/soundtrack.ts';
import { openSceneCache, type SceneCache } from '../cache/scene-cache.ts';
import { filePrint } from '../file-print.ts';
import { collectMuchGarbage } from '../process/collect-garbage.ts';
import { createNodeHost, nodeMeasurer } from '../node-host.ts';
import { publish } from '../publish.ts';
import { createClipFrames } from './clip-frames.ts';
import { Compositor } from './compositor.ts';
import { createFilm, framesAhead } from './film.ts';
import { createFrameEncoder, type FrameEncoder, type FrameEncoderOptions } from './frame-encoder.ts';
import { joinSegments } from './join-segments.ts';
import { assetsOf, nodesOf, scenesOf, segmentsOf, type Segment } from './segment.ts';
import { fingerprints, segmentHash } from './segment-hash.ts';
import { presenterPrint } from './speaker.ts';

export type VideoJob = {
  readonly creative: Creative;
  readonly resolve: ResolveAsset;
  /** The pictures it shows, by address. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The finished file, published only when it is whole. */
  readonly file: string;
  /** Private to this job, emptied by its caller. */
  readonly workFolder: string;
  /** Shared by all jobs: encoded scenes by the hash of what they show. */
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly ffmpeg: string;
  /** The recordings its sound is made of, by address. */
  readonly sounds: ReadonlyMap<string, string>;
  /** The clips it shows, by address. */
  readonly clips: ReadonlyMap<string, string>;
  /** Those that are drawn. */
  readonly presenters?: Presenters | undefined;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

export type RenderedVideo = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
  readonly frames: number;
  readonly bytes: number;
  /** Scenes taken from the cache. */ readonly reused: number;
};

/** The share of the work that is over with the last frame; joining is the rest. */
const composed = 0.98;

/** A segment, the name it is kept under, and where its file is or will be. */
type Planned = { readonly segment: Segment; readonly name: string; readonly file: string; readonly known: boolean };

export async function renderVideo(job: VideoJob): Promise<RenderedVideo> {
  const list = layoutCreative(job.creative, nodeMeasurer);
  const cache = openSceneCache(job);
  const planned = await plan(job, list, cache);
  const segments = planned.map(({ segment }) => segment);
  const frames = segments.at(-1)?.to ?? 0;
  const size = { width: Math.floor(list.width / 2) * 2, height: Math.floor(list.height / 2) * 2 };
  const missing = runs(planned);
  const [first] = missing.flat();
  const studio = openStudio(job, list, size);
  // Before the frames, so that the mix's memory is free again when they need theirs; it mostly waits for others.
  const [soundtrack] = await Promise.all([
    makeSoundtrack({ ...job, cache, seconds: frames / list.fps }),
    first && studio.clips.prepare(nodesOf(list, first.segment)),
  ]);
  collectMuchGarbage();
  // What one encoder makes from its first to its last frame comes out whole; anything else is put together.
  const atOnce = missing[0]?.length === planned.length;
  const whole = atOnce ? { name: 'whole.mp4', ...(soundtrack ? { soundtrack } : {}) } : undefined;
  if (missing.length > 0) await renderRuns({ ...job, studio, cache }, list, size, missing, frames, whole);
  const files = planned.map(({ file }) => file);
  const made = whole
    ? join(job.workFolder, whole.name)
    : await joinSegments({ ...job, segments, files, fps: list.fps, soundtrack });
  await publish(made, job.file);
  await cache.trim();
  job.progress?.(1);
  const reused = planned.filter(({ known }) => known).length;
  return { ...size, seconds: frames / list.fps, fps: list.fps, frames, bytes: (await stat(job.file)).size, reused };
}

async function plan(job: VideoJob, list: DisplayList, cache: SceneCache): Promise<Planned[]> {
  const prints = await fingerprints(job.creative, async (src) => {
    const presenter = job.presenters?.get(src);
    if (presenter) return presenterPrint(presenter);
    const file = job.clips.get(src) ?? job.pictures.get(src);
    return file ? filePrint(file) : hash('sha256', await job.resolve(src));
  });
  return Promise.all(
    segmentsOf(list).map(async (segment) => {
      const name = `${segmentHash(list, segment, prints)}.mp4`;
      const kept = await cache.take(name);
      return { segment, name, file: kept ?? join(job.workFolder, name), known: kept !== undefined };
    }),
  );
}

/** Missing segments that follow each other: one encoder makes each row of them. */
function runs(planned: readonly Planned[]): Planned[][] {
  const found: Planned[][] = [];
  for (const [index, one] of planned.entries()) {
    if (one.known) continue;
    if (index > 0 && planned[index - 1]?.known === false) found.at(-1)?.push(one);
    else found.push([one]);
  }
  return found;
}

type Size = { readonly width: number; readonly height: number };

type Studio = ReturnType<typeof openStudio>;

/** What frames are made with. Of a film that is all there, nothing of it is used. */
function openStudio(job: VideoJob, list: DisplayList, size: Size) {
  const pictures = createPictureShelf(job.creative, list, job.resolve);
  const compositor = new Compositor(size.width, size.height);
  const clips = createClipFrames({ ...job, list, openStage: compositor.openPlaneStage });
  return { pictures, compositor, clips };
}

async function renderRuns(
  job: VideoJob & { readonly studio: Studio; readonly cache: SceneCache },
  list: DisplayList,
  size: Size,
  missing: readonly (readonly Planned[])[],
  frames: number,
  whole: FrameEncoderOptions['whole'],
): Promise<void> {
  const { studio, ffmpeg, signal } = job;
  const { pictures, compositor, clips } = studio;
  const film = createFilm(list, compositor, createNodeHost(pictures, clips.frames));

  async function composeRun(run: readonly Planned[], encoder: FrameEncoder): Promise<void> {
    for (const { segment } of run) {
      await pictures.have(assetsOf(nodesOf(list, segment)));
      film.begin(segment);
      collectMuchGarbage();
      for (let frame = segment.from; frame < segment.to; frame += 1) {
        signal?.throwIfAborted();
        for (const scene of scenesOf(segment))
          await clips.fetch(list.scenes[scene]?.nodes ?? [], list.scenes[scene]?.start ?? 0, frame);
        await clips.fetch(list.overlay, 0, frame);
        await encoder.write(compositor.bytes(film.compose(frame), compositor.frameBytes));
        job.progress?.(((frame + 1) / frames) * composed);
      }
    }
    await encoder.finish();
  }

  try {
    for (const [number, run] of missing.entries()) {
      const nameOf = (index: number | string): string => `run-${number}-${index}.mp4`;
      const parts = run.map(({ segment }) => segment.to - segment.from);
      const encoder = createFrameEncoder({
        ...size,
        ffmpeg,
        fps: list.fps,
        parts,
        folder: job.workFolder,
        pattern: nameOf('%d'),
        ahead: framesAhead,
        ...(whole ? { whole } : {}),
        ...(signal ? { signal } : {}),
      });
      await composeRun(run, encoder).catch((error: unknown) => {
        // It would wait for frames that do not come, and this process for it.
        encoder.abandon();
        throw error;
      });
      for (const [index, { file, name }] of run.entries()) {
        await rename(join(job.workFolder, nameOf(index)), file);
        await job.cache.keep(file, name);
      }
    }
    pictures.leave();
  } finally {
    clips.close();
  }
}
