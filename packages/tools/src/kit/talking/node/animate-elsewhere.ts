import { writeFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Presenter } from '@adwright/domain/engines/rendering.ts';
import { gapOf } from '@adwright/presenter/clip/follow-head.ts';
import type { LipSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { measureSeen } from '@adwright/presenter/speaking/measure-seen.ts';
import { listenTo, stillPose } from '@adwright/presenter/speaking/perform.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ToolContext } from '../../../tool.ts';
import { trackClip } from '../../lips/node/track-clip.ts';
import { barely, faceSource, showing } from '../plan/film.ts';
import type { Spoken } from '../plan/spoken.ts';

type Asked = {
  /** The film as our own engine would make it. */
  readonly creative: Creative;
  readonly presenter: Presenter;
  /** Where the face is, in the film's frame. */
  readonly face: Box;
  readonly spoken: Spoken;
};

export type AnimatedElsewhere = {
  readonly creative: Creative;
  readonly face: { readonly path: string };
  readonly animated: string;
  readonly sync: LipSync;
};

/** Seconds that a provider's film may be shorter than what is said: its last picture stays so long. */
const mostMissing = 1;

/** A provider's engine makes the still picture of whoever speaks say it. What it answers is measured as ours is. */
export async function animateElsewhere(asked: Asked, context: ToolContext): Promise<AnimatedElsewhere> {
  const { creative, face, spoken } = asked;
  const engine = context.engines.talkingHead;
  if (engine === null) throw new AppError('provider_missing');
  const { userId, runId, signal } = context;
  const seconds = spoken.samples.length / sampleRate;
  const audio = { bytes: encodeMonoWav(spoken.samples, sampleRate), mime: 'audio/wav' };
  const request = { face: await stillOf(asked, context), audio, seconds };
  const made = await engine.create(request, { userId, runId, signal });
  const file = await context.temporaryFile('elsewhere.mp4');
  await writeFile(file, made.file.bytes);
  const film = await steadied(file, { ...creative, seconds }, context);
  const { heard, shapes } = listenTo(spoken);
  const gaps = await gapsIn(film, face, context);
  return {
    creative: showing(creative, film),
    face: { path: film.path },
    animated: made.engine,
    sync: measureSeen({ gaps, shapes, heard, fps: film.fps }),
  };
}

/** The person as they stand in the film, at rest, with nothing in front of them. */
async function stillOf({ creative, presenter }: Asked, { rendering, signal }: ToolContext) {
  const atRest = { ...presenter, performance: { fps: creative.fps, frames: [stillPose] } };
  const order = {
    creative: barely(creative),
    presenters: new Map([[faceSource, atRest]]),
    outputs: [{ format: 'jpg', quality: 92, at: 0 } as const],
  };
  const nothingElse = (): never => {
    throw new AppError('not_found');
  };
  const [[still] = []] = await rendering.drawPictures([order], async () => nothingElse(), { signal });
  if (!still) throw new AppError('not_found');
  return { bytes: still.body, mime: still.mime };
}

type Film = { readonly path: string; readonly width: number; readonly height: number; readonly fps: number };
type Frame = { readonly width: number; readonly height: number; readonly fps: number; readonly seconds: number };

/** Providers have sizes and rates of their own: as large as covers the frame, in the shape it came in. */
async function steadied(file: string, { width, height, fps, seconds }: Frame, context: ToolContext): Promise<Film> {
  const { media, signal } = context;
  const { video, seconds: found } = await media.probe(file, { signal });
  if (!video || found < seconds - mostMissing) throw new AppError('provider_failed');
  const scale = Math.max(width / video.width, height / video.height);
  const even = (length: number): number => 2 * Math.round((length * scale) / 2);
  const size = { width: even(video.width), height: even(video.height), fps };
  const into = await context.temporaryFile('face.mp4');
  const { path } = await media.steady({ file, into, seconds, ...size }, { signal });
  return { path, ...size };
}

/** How far the lips are seen apart in each frame; where the face is not seen, as in the frame before. */
async function gapsIn(film: Film, face: Box, context: ToolContext): Promise<number[]> {
  const track = await trackClip(film, [face], context, () => undefined).catch((error: unknown) => {
    // A film whose face comes and goes is not what was asked for.
    throw error instanceof AppError && error.code === 'clip_face_lost' ? new AppError('provider_failed') : error;
  });
  let last = 0;
  return track.map((mesh) => (last = mesh ? gapOf(mesh) : last));
}
