import { AppError } from '@adwright/contract/errors.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import { srtOf, vttOf } from '@adwright/studio/captions-file.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { keptSide } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { readAdPictures } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract, VideoAdInput, VideoAdOrder, VideoAdOutput } from '../contract.ts';
import { filmOf, type FilmParts } from '../plan/film-of.ts';
import { isOverlong } from '../plan/film-seconds.ts';
import { type Ratio, ratioSlug } from '../plan/ratios.ts';
import { timeScenes } from '../plan/scene-times.ts';
import { firstScript } from '../plan/write-script.ts';
import { speakLines } from './speak-lines.ts';

const share = { spoken: 15, prepared: 25, rendered: 96 } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  const locale = languageOf(input.language) ?? defaultLocale;
  await context.progress(2, 'write');
  const order = await orderOf(input, locale, context);
  await context.progress(4, 'speak');
  const { lines, files, engine } = await speakLines(order, context, (done) =>
    context.progress(4 + done * (share.spoken - 4), 'speak'),
  );
  // Before anything is drawn: the credits come back, and the worker is free for others.
  if (isOverlong(order, timeScenes(order.script.scenes, lines).total)) {
    throw new AppError('invalid_input', {}, [{ path: 'script', message: 'takes far longer to say than its seconds' }]);
  }
  await context.progress(share.spoken, 'prepare');
  // Named by the attempt, not kept: a film is made of them once.
  const keep = async ({ name }: { readonly name: string }): Promise<string> => `made:${name}`;
  const { pictures, made } = await readAdPictures(context, order.product, {
    longestSide: keptSide.screen,
    keep,
    cutsOut: true,
  });
  const picture = resolveSources(context, made);
  const resolve: ResolveSource = async (src) => {
    const path = files.get(src);
    return path === undefined ? picture(src) : { path };
  };
  await context.progress(share.prepared, 'render');
  const parts = { pictures, lines, locale };
  const films = await renderAll(order, parts, resolve, context);
  await context.progress(share.rendered, 'pack');
  const subtitles = await saveSubtitles(order, parts, context);
  return { seconds: films[0]?.seconds ?? 0, films: films.map(({ file }) => file), subtitles, engine };
};

async function orderOf(input: VideoAdInput, locale: LocaleCode, context: ToolContext): Promise<VideoAdOrder> {
  if (input.script) return { ...input, script: input.script };
  // From the run, so that a second delivery makes the same film.
  const script = await firstScript(input.product, { locale, length: input.length, seed: seedOf(context.runId) });
  return { ...input, script };
}

type Made = {
  readonly seconds: number;
  readonly file: VideoAdOutput['films'][number];
};

/** One after the other: a film has both processors, and the soundtrack of the first serves all. */
async function renderAll(
  order: VideoAdOrder,
  parts: FilmParts,
  resolve: ResolveSource,
  context: ToolContext,
): Promise<Made[]> {
  const films: Made[] = [];
  const wanted = [...new Set(order.ratios)];
  const each = (share.rendered - share.prepared) / wanted.length;
  for (const [index, ratio] of wanted.entries()) {
    const from = share.prepared + index * each;
    films.push(
      await renderOne(order, ratio, filmOf(order, ratio, parts), resolve, context, (done) =>
        context.progress(from + done * each, 'render'),
      ),
    );
  }
  return films;
}

async function renderOne(
  order: VideoAdOrder,
  ratio: Ratio,
  creative: Creative,
  resolve: ResolveSource,
  context: ToolContext,
  progress: (share: number) => Promise<void>,
): Promise<Made> {
  const { rendering, signal } = context;
  const stem = `${fileStem(order.product.title)}-${ratioSlug(ratio)}`;
  const name = `${stem}.mp4`;
  const into = await context.temporaryFile(name);
  const film = await rendering.renderVideo({ creative, into }, resolve, {
    signal,
    progress: (done) => void progress(done * 0.96),
  });
  const [[still] = []] = await rendering.drawPictures(
    [{ creative, outputs: [{ format: 'jpg', quality: 88 }] }],
    resolve,
    { signal },
  );
  const { width, height, seconds } = film;
  const { bytes, mime } = film.file;
  await context.saveAsset({ name, mime, file: into, width, height, seconds, hasAudio: creative.audio.length > 0 });
  const poster = `${stem}.jpg`;
  if (still) await context.saveAsset({ name: poster, mime: still.mime, body: still.body, width, height });
  return { seconds, file: { ratio, name, poster, width, height, bytes } };
}

/** What is said is the same in every ratio; files are for those who want it read, whatever the picture shows. */
async function saveSubtitles(order: VideoAdOrder, parts: FilmParts, context: ToolContext): Promise<string[]> {
  const said = parts.lines.some((line) => line !== null);
  if (!said && order.captions === null) return [];
  const film = filmOf({ ...order, captions: order.captions ?? 'plain' }, order.ratios[0] ?? '9:16', parts, {
    everyWord: true,
  });
  const stem = fileStem(order.product.title);
  const files = [
    { name: `${stem}.srt`, mime: 'application/x-subrip', text: srtOf(film) },
    { name: `${stem}.vtt`, mime: 'text/vtt', text: vttOf(film) },
  ];
  for (const { name, mime, text } of files)
    await context.saveAsset({ name, mime, body: new TextEncoder().encode(text) });
  return files.map(({ name }) => name);
}
