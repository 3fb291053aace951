import { writeFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { Presenter, Presenters, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { cuesOf, srtOf, vttOf } from '@adwright/studio/captions-file.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { ToolContext } from '../../../tool.ts';
import { checkFilm } from '../../film/node/check-film.ts';
import { withFonts } from '../../pictures/node/read-picture.ts';
import type words from '../messages/en.ts';
import { faceSource, voiceSource } from '../plan/film.ts';
import type { Spoken } from '../plan/spoken.ts';
import { sideBySide } from './side-by-side.ts';

/** The line that says how a film was made, in the film's own language. */
export async function labelIn(language: string): Promise<string> {
  const locale = languageOf(language) ?? defaultLocale;
  const { default: said } = (await import(`../messages/${locale}.ts`)) as {
    default: { readonly [Key in keyof typeof words]: (typeof words)[Key] };
  };
  return said.madeWithAi;
}

type Packing = {
  readonly creative: Creative;
  /** Whoever speaks: drawn while the film is, or the film of a face, without sound. */
  readonly face: Presenter | { readonly path: string };
  readonly spoken: Spoken;
  /** Pictures the film shows beside the face, by how it names them. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
  readonly brand: Told['brand'];
  /** What its files are called. */
  readonly stem: string;
  /** Travels inside the file, whoever takes it wherever. */
  readonly provenance: string;
  readonly onRendered: (share: number) => void;
  readonly onPacking: () => Promise<void>;
};

/** Draws what lies over the face, adds the voice, and keeps the film with its still and its subtitles. */
export async function packFilm(packing: Packing, context: ToolContext) {
  const { creative, face, brand, stem, provenance } = packing;
  const { signal } = context;
  const seconds = durationOf(creative);
  const size = { width: creative.width, height: creative.height };
  const resolve = await sourcesOf(packing, context);
  const presenters: Presenters = new Map('path' in face ? [] : [[faceSource, face]]);
  const rendered = await context.temporaryFile('film.mp4');
  // The still is drawn while the film's sound is mixed, which keeps one core busy.
  const [{ file }, still] = await sideBySide(
    signal,
    (either) =>
      context.rendering.renderVideo({ creative, presenters, into: rendered }, resolve, {
        signal: either,
        progress: packing.onRendered,
      }),
    (either) => drawStill({ creative, presenters }, resolve, { ...context, signal: either }),
  );
  const poster = `${stem}.jpg`;
  if (still) await context.saveAsset({ name: poster, mime: still.mime, body: still.body, ...size });
  await packing.onPacking();
  const name = `${stem}.mp4`;
  const { path } = await context.media.stamp(
    { file: rendered, into: await context.temporaryFile(name), comment: provenance },
    { signal },
  );
  const { bytes } = file;
  const findings = await checkFilm({ creative, path, seconds, bytes, brand }, context);
  await context.saveAsset({ name, mime: 'video/mp4', file: path, ...size, seconds, hasAudio: true });
  const subtitles = await saveSubtitles(creative, stem, context);
  return { seconds, film: { name, poster, ...size, bytes, findings }, subtitles };
}

async function sourcesOf({ face, spoken, pictures }: Packing, context: ToolContext): Promise<ResolveSource> {
  const voice = await context.temporaryFile('voice.wav');
  await writeFile(voice, encodeWav({ left: spoken.samples, right: spoken.samples }));
  return withFonts(context, async (src) => {
    if (src === faceSource && 'path' in face) return face;
    if (src === voiceSource) return { path: voice };
    const picture = pictures?.get(src);
    if (picture) return picture;
    throw new AppError('not_found');
  });
}

async function drawStill(
  shown: { readonly creative: Creative; readonly presenters: Presenters },
  resolve: ResolveSource,
  { rendering, signal }: ToolContext,
) {
  const orders = [{ ...shown, outputs: [{ format: 'jpg', quality: 88 } as const] }];
  const [[still] = []] = await rendering.drawPictures(orders, resolve, { signal });
  return still;
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
