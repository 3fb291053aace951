import { readFile } from 'node:fs/promises';
import type { ClipRatio, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { sampleTurn } from '@adwright/samples/pictures.ts';
import { hasBackground } from '../../kit/cutout/node/has-background.ts';
import { runThread } from '../../kit/cutout/node/run-thread.ts';
import { checkFilm } from '../../kit/film/node/check-film.ts';
import { readPicture, withFonts } from '../../kit/pictures/node/read-picture.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { cutWhole } from '../../kit/cutout/node/cut-whole.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract, ProductVideoOutput } from '../contract.ts';
import { clipOf } from '../plan/clip-of.ts';
import { turnedSample } from '../plan/full-turn.ts';
import { onBrandClip } from '../plan/on-brand-clip.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import type { ViewShape } from '../plan/set.ts';
import type { EncodedView, PlatePart, PlateTask } from './plate-task.ts';

const share = { cut: 22, painted: 34, rendered: 97 } as const;

export const job: ToolJob<typeof contract> = async (order, context) => {
  const input = onBrandClip(order);
  await context.progress(3, 'read');
  const views = await readViews(input, context);
  await context.progress(share.cut, 'paint');
  const ratios = [...new Set(input.ratios)];
  const { shapes, plates } = await paintAll(input, ratios, views, context);
  const resolve = withFonts(context, async (src) => {
    const plate = plates.get(src);
    if (!plate) throw new AppError('not_found');
    return plate;
  });
  const clips: Made[] = [];
  const each = (share.rendered - share.painted) / ratios.length;
  for (const [index, ratio] of ratios.entries()) {
    const from = share.painted + index * each;
    await context.progress(from, 'render');
    clips.push(
      await renderOne(input, ratio, shapes, resolve, context, (done) => context.progress(from + done * each, 'render')),
    );
  }
  await context.progress(share.rendered, 'pack');
  return { seconds: clips[0]?.seconds ?? 0, clips: clips.map(({ clip }) => clip) };
};

/** Each picture without its ground, beside what it was cut from. */
async function readViews({ pictures, moves }: ProductVideoInput, context: ToolContext): Promise<EncodedView[]> {
  const turned = turnedSample(pictures, moves);
  const turn = turned && (await Promise.all(sampleTurn(turned).map((file) => readFile(file))));
  const views: EncodedView[] = [];
  for (const [index, ref] of pictures.entries()) {
    const bytes = await readPicture(context, ref);
    if (!(await hasBackground(bytes))) {
      views.push({ cutout: bytes, photo: null, ...(turn && { turn }) });
      continue;
    }
    await context.progress(3 + ((share.cut - 3) * index) / pictures.length, 'cut');
    const { picture, subject } = await cutWhole(context.pictures, bytes, context);
    if (subject !== null) views.push({ cutout: picture.bytes, photo: bytes });
  }
  if (views.length === 0) throw new AppError('subject_not_found');
  return views;
}

const plateAddress = (ratio: string, name: string): string => `plate:${ratio}:${name}`;

async function paintAll(
  { place, color, moves, language }: ProductVideoInput,
  ratios: readonly ClipRatio[],
  views: readonly EncodedView[],
  context: ToolContext,
): Promise<{ shapes: readonly ViewShape[]; plates: Map<string, Uint8Array> }> {
  const plates = new Map<string, Uint8Array>();
  let shapes: readonly ViewShape[] = [];
  const frames = ratios.map((ratio) => {
    const { width, height } = frameOfRatio(ratio);
    return { ratio, width, height };
  });
  const task: PlateTask = { order: { place, color, moves, language }, views, frames };
  await runThread(new URL('./plate-worker.ts', import.meta.url), task, context.signal, async (message) => {
    const part = message as PlatePart;
    if ('nothing' in part) throw new AppError('subject_not_found');
    if ('shapes' in part) ({ shapes } = part);
    else plates.set(plateAddress(part.ratio, part.name), part.body);
  });
  return { shapes, plates };
}

type Made = { readonly seconds: number; readonly clip: ProductVideoOutput['clips'][number] };

async function renderOne(
  input: ProductVideoInput,
  ratio: ClipRatio,
  shapes: readonly ViewShape[],
  resolve: ResolveSource,
  context: ToolContext,
  progress: (share: number) => Promise<void>,
): Promise<Made> {
  const { rendering, signal } = context;
  const creative = clipOf(input, ratio, shapes, (name) => plateAddress(ratio, name));
  const stem = `${fileStem(input.title)}-${ratio.replace(':', 'x')}`;
  const name = `${stem}.mp4`;
  const into = await context.temporaryFile(name);
  const film = await rendering.renderVideo({ creative, into }, resolve, {
    signal,
    progress: (done) => void progress(done * 0.95),
  });
  const [[still] = []] = await rendering.drawPictures(
    [{ creative, outputs: [{ format: 'jpg', quality: 88 }] }],
    resolve,
    { signal },
  );
  const { width, height, seconds } = film;
  const { bytes, mime } = film.file;
  const findings = await checkFilm({ creative, path: into, seconds, bytes, brand: input.brand }, context);
  await context.saveAsset({ name, mime, file: into, width, height, seconds, hasAudio: creative.audio.length > 0 });
  const poster = `${stem}.jpg`;
  if (still) await context.saveAsset({ name: poster, mime: still.mime, body: still.body, width, height });
  return { seconds, clip: { ratio, name, poster, width, height, bytes, findings } };
}
