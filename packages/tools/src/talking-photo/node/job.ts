import { writeFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { type Performance, perform } from '@adwright/presenter/speaking/perform.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { cuesOf, srtOf, vttOf } from '@adwright/studio/captions-file.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { checkFilm } from '../../kit/film/node/check-film.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import type words from '../messages/en.ts';
import { faceSource, filmOf, fps, voiceSource } from '../plan/film.ts';
import type { Frame } from '../../kit/film/plan/ratios.ts';
import { cropFor, frameOf, inFrame } from '../plan/framing.ts';
import type { Spoken } from '../plan/spoken.ts';
import { lookAtPhoto } from './look-at-photo.ts';
import { speak } from './speak.ts';

const share = { looked: 8, spoken: 25, animated: 65, rendered: 95 } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  const { signal, media } = context;
  await context.progress(2, 'look');
  const photo = await readPicture(context, input.photo);
  const { face, width, height } = await lookAtPhoto(context.pictures, photo, { signal, person: context.userId });
  await context.progress(share.looked, 'speak');
  const { spoken, engine } = await speak(input, context);
  await context.progress(share.spoken, 'animate');
  const acted = perform(spoken, { fps, seed: seedOf(input.photo) });
  const crop = cropFor(input.ratio, { width, height }, face.box);
  const frame = frameOf(input.ratio, crop);
  const into = await context.temporaryFile('face.mp4');
  const animated = (done: number): Promise<void> =>
    context.progress(share.spoken + done * (share.animated - share.spoken), 'animate');
  await context.rendering.renderPresenter(
    { photo, mesh: face.mesh, crop, width: frame.width, height: frame.height, performance: acted, into },
    { signal, progress: (done) => void animated(done) },
  );
  const film = filmOf(input, {
    frame,
    seconds: secondsOf(acted),
    words: spoken.words,
    label: await labelOf(input),
    face: inFrame(face.box, crop, frame),
  });
  const made = await renderFilm(film, { face: into, spoken, frame, input }, context);
  await context.progress(share.rendered, 'pack');
  const { path } = await media.stamp(
    { file: made.path, into: await context.temporaryFile(made.name), comment: provenance },
    { signal },
  );
  const seconds = secondsOf(acted);
  const { bytes } = made;
  const findings = await checkFilm({ creative: film, path, seconds, bytes }, context);
  await context.saveAsset({ name: made.name, mime: 'video/mp4', file: path, ...made.size, seconds, hasAudio: true });
  const subtitles = await saveSubtitles(film, made.stem, context);
  return {
    seconds,
    film: { name: made.name, poster: made.poster, ...made.size, bytes, findings },
    subtitles,
    engine,
    sync: acted.sync,
  };
};

/** Travels inside the file, whoever takes it wherever. */
const provenance =
  'AI-generated video: a still photo animated to speak. Its maker confirmed the consent of the person shown.';

const secondsOf = ({ frames }: Performance): number => frames.length / fps;

async function labelOf({ language }: TalkingPhotoInput): Promise<string> {
  const locale = languageOf(language) ?? defaultLocale;
  const { default: said } = (await import(`../messages/${locale}.ts`)) as {
    default: { readonly [Key in keyof typeof words]: (typeof words)[Key] };
  };
  return said.madeWithAi;
}

type Parts = {
  readonly face: string;
  readonly spoken: Spoken;
  readonly frame: Frame;
  readonly input: TalkingPhotoInput;
};

async function renderFilm(creative: Creative, { face, spoken, frame, input }: Parts, context: ToolContext) {
  const { signal, rendering } = context;
  const voice = await context.temporaryFile('voice.wav');
  await writeFile(voice, encodeWav({ left: spoken.samples, right: spoken.samples }));
  const resolve: ResolveSource = async (src) => {
    if (src === faceSource) return { path: face };
    if (src === voiceSource) return { path: voice };
    throw new AppError('not_found');
  };
  const stem = `${fileStem(input.script.split(/\s+/).slice(0, 5).join(' '), 'talking-photo')}-${input.ratio.replace(':', 'x')}`;
  const rendered = (done: number): Promise<void> =>
    context.progress(share.animated + done * (share.rendered - share.animated), 'render');
  const path = await context.temporaryFile('film.mp4');
  const { file } = await rendering.renderVideo({ creative, into: path }, resolve, {
    signal,
    progress: (done) => void rendered(done),
  });
  const [[still] = []] = await rendering.drawPictures(
    [{ creative, outputs: [{ format: 'jpg', quality: 88 }] }],
    resolve,
    { signal },
  );
  const size = { width: frame.width, height: frame.height };
  const poster = `${stem}.jpg`;
  if (still) await context.saveAsset({ name: poster, mime: still.mime, body: still.body, ...size });
  return { stem, name: `${stem}.mp4`, poster, path, size, bytes: file.bytes };
}

async function saveSubtitles(film: Creative, stem: string, context: ToolContext): Promise<string[]> {
  if (cuesOf(film).length === 0) return [];
  const files = [
    { name: `${stem}.srt`, mime: 'application/x-subrip', text: srtOf(film) },
    { name: `${stem}.vtt`, mime: 'text/vtt', text: vttOf(film) },
  ];
  for (const { name, mime, text } of files)
    await context.saveAsset({ name, mime, body: new TextEncoder().encode(text) });
  return files.map(({ name }) => name);
}
