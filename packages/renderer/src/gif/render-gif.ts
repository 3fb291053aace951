import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GifLimits } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { decodeAssets } from '../assets.ts';
import type { ResolveAsset } from '../resolve-asset.ts';
import { nodeMeasurer } from '../node-host.ts';
import { TooHeavy } from '../picture/encode.ts';
import { publish } from '../publish.ts';
import { runFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { storeFrames } from './frame-store.ts';
import { framesAt, type GifStep, gifSteps, loopOf } from './gif-steps.ts';

export type GifJob = {
  readonly creative: Creative;
  readonly resolve: ResolveAsset;
  /** Clips by address, as files. */
  readonly clips: ReadonlyMap<string, string>;
  readonly limits: GifLimits;
  /** The finished file, published only when it is whole. */
  readonly file: string;
  readonly workFolder: string;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

export type RenderedGif = GifStep & {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: number;
  readonly bytes: number;
};

type Attempt = { readonly step: GifStep; readonly file: string; readonly bytes: number };

/** The best GIF of a creative's own size that keeps to the limits. */
export async function renderGif(job: GifJob): Promise<RenderedGif> {
  const list = layoutCreative(job.creative, nodeMeasurer);
  const { maxSeconds, maxBytes = Number.POSITIVE_INFINITY } = job.limits;
  if (maxSeconds !== undefined && list.duration > maxSeconds + 1e-6)
    throw new Error(`the creative lasts ${list.duration.toFixed(1)} s, the limit for a GIF is ${maxSeconds} s`);
  const steps = gifSteps(list.duration, job.limits);
  if (steps.length === 0) throw new Error('no frame rate keeps to the limits of this GIF');
  const pictures = await decodeAssets(job.creative, [list], job.resolve);
  const stores = new Map<number, string>();
  const { creative, clips, ffmpeg, workFolder, signal } = job;

  async function framesOf(fps: number): Promise<string> {
    const known = stores.get(fps);
    if (known) return known;
    const file = join(workFolder, `frames-${fps}.mkv`);
    await storeFrames({ creative, list, pictures, clips, fps, file, ffmpeg, ...(signal ? { signal } : {}) });
    stores.set(fps, file);
    return file;
  }

  const found = await lightestFirst(steps, maxBytes, job, async (step, index) => {
    const file = join(workFolder, `step-${index}.gif`);
    await encode(job, step, await framesOf(step.fps), file, loopOf(list.duration, maxSeconds));
    return { step, file, bytes: (await stat(file)).size };
  });
  const { step, bytes } = found;
  await mkdir(dirname(job.file), { recursive: true });
  await publish(found.file, job.file);
  const { width, height, duration } = list;
  return { ...step, width, height, seconds: duration, frames: framesAt(duration, step.fps), bytes };
}

/** Tries the best, then halves the ways between it and the lightest. */
async function lightestFirst(
  steps: readonly GifStep[],
  maxBytes: number,
  { signal, progress }: Pick<GifJob, 'signal' | 'progress'>,
  attempt: (step: GifStep, index: number) => Promise<Attempt>,
): Promise<Attempt> {
  const most = 2 + Math.ceil(Math.log2(steps.length));
  let tries = 0;
  const tryStep = async (index: number): Promise<Attempt> => {
    signal?.throwIfAborted();
    const made = await attempt(steps[index] as GifStep, index);
    tries += 1;
    progress?.(Math.min(0.99, tries / most));
    return made;
  };
  let kept = await tryStep(0);
  if (kept.bytes > maxBytes) {
    let [heavy, light] = [0, steps.length - 1];
    kept = await tryStep(light);
    if (kept.bytes > maxBytes) throw new TooHeavy('gif', kept.bytes, maxBytes);
    while (light - heavy > 1) {
      const middle = Math.floor((heavy + light) / 2);
      const made = await tryStep(middle);
      if (made.bytes > maxBytes) heavy = middle;
      else [light, kept] = [middle, made];
    }
  }
  progress?.(1);
  return kept;
}

/** One palette for the whole file, made of all its frames, in two passes: one pass would hold every frame in memory. */
async function encode(job: GifJob, step: GifStep, frames: string, file: string, loop: number): Promise<void> {
  const palette = join(job.workFolder, `palette-${step.fps}-${step.colours}.png`);
  const known = await readFile(palette).catch(() => undefined);
  if (!known)
    await runFfmpeg(
      job.ffmpeg,
      ['-i', frames, '-vf', `palettegen=max_colors=${step.colours}:stats_mode=full`, palette],
      job,
    );
  const use = `[0:v][1:v]paletteuse=dither=${step.dither}:diff_mode=rectangle`;
  const output = ['-loop', String(loop), '-f', 'gif', file];
  await runFfmpeg(job.ffmpeg, ['-i', frames, '-i', palette, '-lavfi', use, ...output], job);
}
