import type { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { isInSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { type Performance, perform } from '@adwright/presenter/speaking/perform.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { labelIn, packFilm } from '../../kit/talking/node/pack-film.ts';
import { speak } from '../../kit/talking/node/speak.ts';
import { filmOf } from '../../kit/talking/plan/film.ts';
import type { Spoken } from '../../kit/talking/plan/spoken.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { type FilmSize, filmSize } from '../plan/film-size.ts';
import { frameOrder } from '../plan/frame-order.ts';
import { scaledBox } from '../plan/track-square.ts';
import { lookAtClip, type SeenClip } from './look-at-clip.ts';
import { trackClip } from './track-clip.ts';

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
  const acted = best(spoken, size.fps, seedOf(input.video));
  const made = await giveLips({ path, clip, size, acted, input }, context);
  const creative = filmOf(input, {
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
      face: made.into,
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

/** Where the times of the sounds do not fit what is heard, the ear alone may do better. */
function best(spoken: Spoken, fps: number, seed: number): Performance {
  const known = perform(spoken, { fps, seed });
  if (spoken.sounds === null || isInSync(known.sync)) return known;
  const heard = perform({ ...spoken, sounds: null }, { fps, seed });
  return isInSync(heard.sync) ? heard : known;
}

type Parts = {
  readonly path: string;
  readonly clip: SeenClip;
  readonly size: FilmSize;
  readonly acted: Performance;
  readonly input: LipSyncInput;
};

/** The film with the new mouth, without its sound. */
async function giveLips({ path, clip, size, acted, input }: Parts, context: ToolContext) {
  const { signal, media, rendering } = context;
  const scale = size.width / clip.video.width;
  const wanted = acted.frames.length;
  const film = await media.steady(
    { file: path, into: await context.temporaryFile('steady.mp4'), seconds: wanted / size.fps, ...size },
    { signal },
  );
  const way: Box[] = clip.way.map((box) => scaledBox(box, scale));
  const count = Math.min(wanted, clip.seconds * size.fps);
  const track = await trackClip(
    { path: film.path, ...size },
    way,
    context,
    (done) => void context.progress(share.spoken + (share.tracked - share.spoken) * Math.min(1, done / count), 'track'),
  );
  const into = await context.temporaryFile('lips.mp4');
  const { sharpness } = await rendering.renderLips(
    {
      film: film.path,
      ...size,
      track,
      order: frameOrder(track.length, wanted, input.repeat),
      mouths: acted.frames,
      into,
    },
    {
      signal,
      progress: (done) => void context.progress(share.tracked + done * (share.animated - share.tracked), 'animate'),
    },
  );
  return { into, sharpness: Math.round(sharpness * 1000) / 1000, face: way[0] ?? { x: 0, y: 0, width: 0, height: 0 } };
}
