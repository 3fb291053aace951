import { AppError } from '@adwright/contract/errors.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { giveLips } from '../../kit/lips/node/give-lips.ts';
import { lookAtClip } from '../../kit/lips/node/look-at-clip.ts';
import { act } from '../../kit/lips/plan/act.ts';
import { type FilmSize, filmSize } from '../../kit/lips/plan/film-size.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { labelIn, packFilm } from '../../kit/talking/node/pack-film.ts';
import { speak } from '../../kit/talking/node/speak.ts';
import { captioned, filmOf } from '../../kit/talking/plan/film.ts';
import type { Spoken } from '../../kit/talking/plan/spoken.ts';
import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';

const share = { looked: 6, spoken: 15, tracked: 55, animated: 75, rendered: 95 } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(2, 'look');
  const { path } = await context.openAsset(input.video);
  const clip = await lookAtClip({ path, face: input.face }, context, {
    signal: context.signal,
    person: context.userId,
  });
  if (clip.chosen < 0) throw new AppError('clip_faces_several');
  await context.progress(share.looked, 'speak');
  const { spoken: said, engine } = await speak(input, context);
  const spoken = input.keep_rest ? lengthened(said, clip.seconds) : said;
  await context.progress(share.spoken, 'track');
  const size = filmSize(clip.video);
  const acted = act(spoken, size.fps, seedOf(input.video));
  const between = (from: number, to: number, stage: string) => (done: number) =>
    void context.progress(from + (to - from) * done, stage);
  const made = await giveLips(
    {
      path,
      clip,
      size,
      acted,
      repeat: input.repeat,
      onTracked: between(share.spoken, share.tracked, 'track'),
      onDrawn: between(share.tracked, share.animated, 'animate'),
    },
    context,
  );
  const creative = filmOf(captioned(input), {
    frame: { id: frameId(size), ...size, safe: { top: 0, right: 0, bottom: 0, left: 0 } },
    fps: size.fps,
    seconds: acted.frames.length / size.fps,
    words: spoken.words,
    label: await labelIn(input.language),
    face: made.face,
  });
  const packed = await packFilm(
    {
      creative,
      face: { path: made.into },
      spoken,
      brand: input.brand,
      stem: fileStem(input.script.split(/\s+/).slice(0, 5).join(' '), 'lip-sync'),
      provenance,
      onRendered: (done) => void context.progress(share.animated + done * (share.rendered - share.animated), 'render'),
      onPacking: () => context.progress(share.rendered, 'pack'),
    },
    context,
  );
  return { ...packed, engine, sync: { ...acted.sync, sharpness: made.sharpness } };
};

const provenance =
  'AI-generated video: the mouth of a person in a film was changed to speak other words. Its maker confirmed the consent of the person shown.';

/** Captions are laid out as on the platform whose shape is nearest. */
function frameId({ width, height }: FilmSize): string {
  if (width > height * 1.2) return 'youtube-wide';
  return height > width * 1.2 ? 'meta-reels' : 'meta-feed-square';
}

/** Silence to the end of the film: there the lips stay shut. */
function lengthened(spoken: Spoken, seconds: number): Spoken {
  const length = Math.round(seconds * sampleRate);
  if (spoken.samples.length >= length) return spoken;
  const samples = new Float32Array(length);
  samples.set(spoken.samples);
  return { ...spoken, samples };
}
