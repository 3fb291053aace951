import type { Canvas } from '@napi-rs/canvas';
import type { DrawnFile, PictureOrder, PictureOutput } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { drawFrame, posterTime } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost, Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { decodeAssets } from '../assets.ts';
import type { ResolveAsset } from '../resolve-asset.ts';
import { contextOf, createNodeHost, nodeMeasurer } from '../node-host.ts';
import { createCanvasStock } from './canvas-stock.ts';
import { type ClipFolder, clipStills, hasClips } from './clip-stills.ts';
import { encodeRaster } from './encode.ts';
import { drawPdf, drawSvg, svgObstacle } from './vector.ts';

export type PictureJob = PictureOrder;
export type RenderedPicture = DrawnFile;

const mimes: Record<PictureOutput['format'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/**
 * Encoding runs beside the drawing of the next picture. More at once would need more canvases than are kept, and
 * fresh megabytes for every picture make V8 collect again and again.
 */
export const encodingAtOnce = 2;

const stock = createCanvasStock();

/**
 * Draws many creatives of one product: each picture is decoded and scaled once for all of them. Heavy:
 * call it through the picture pool, never on a web process's own thread.
 */
export async function renderPictures(
  jobs: readonly PictureJob[],
  resolve: ResolveAsset,
  signal?: AbortSignal,
  clips?: ClipFolder,
): Promise<RenderedPicture[][]> {
  const lists = jobs.map((job) => layoutCreative(job.creative, nodeMeasurer));
  const assets = Object.assign({}, ...jobs.map((job) => job.creative.assets)) as Creative['assets'];
  const pictures = await decodeAssets({ assets }, lists, resolve);
  const host = createNodeHost(pictures);
  const results: Promise<RenderedPicture[]>[] = [];
  for (const [index, job] of jobs.entries()) {
    signal?.throwIfAborted();
    await results[index - encodingAtOnce];
    const list = lists[index] as DisplayList;
    const made =
      clips && hasClips(list) ? renderWithClips(job, list, pictures, clips, signal) : renderOne(job, list, host);
    // Its failure is told when it is waited for; until then it must not count as unhandled.
    made.catch(() => undefined);
    results.push(made);
  }
  return Promise.all(results);
}

const timeOf = ({ creative }: PictureJob, list: DisplayList, output: PictureOutput): number =>
  output.at ?? posterTime(list, creative.meta.poster);

async function renderWithClips(
  job: PictureJob,
  list: DisplayList,
  pictures: ReadonlyMap<string, Picture>,
  clips: ClipFolder,
  signal: AbortSignal | undefined,
): Promise<RenderedPicture[]> {
  const times = job.outputs.map((output) => timeOf(job, list, output));
  const { frames, moment } = await clipStills(
    job.creative,
    list,
    times,
    { ...clips, presenters: job.presenters },
    signal,
  );
  const outputs = job.outputs.map((output, index) => ({ ...output, at: moment(times[index] ?? 0) }));
  return renderOne({ ...job, outputs }, list, createNodeHost(pictures, frames));
}

async function renderOne(job: PictureJob, list: DisplayList, host: DrawHost): Promise<RenderedPicture[]> {
  const canvases = new Map<string, Canvas>();
  const canvasAt = (scale: number, t: number): Canvas => {
    const key = `${scale} ${t}`;
    const known = canvases.get(key);
    if (known) return known;
    const canvas = stock.take(
      Math.max(1, Math.round(list.width * scale)),
      Math.max(1, Math.round(list.height * scale)),
    );
    const context = contextOf(canvas);
    context.scale(canvas.width / list.width, canvas.height / list.height);
    drawFrame(context, list, t, host);
    canvases.set(key, canvas);
    return canvas;
  };
  try {
    return await makeOutputs(job, list, host, canvasAt);
  } finally {
    for (const canvas of canvases.values()) stock.give(canvas);
  }
}

/** Waits for all of them even if one fails: their canvases are drawn on again afterwards. */
async function makeOutputs(
  job: PictureJob,
  list: DisplayList,
  host: DrawHost,
  canvasAt: (scale: number, t: number) => Canvas,
): Promise<RenderedPicture[]> {
  const made = await Promise.allSettled(
    job.outputs.map(async (output) => {
      const t = timeOf(job, list, output);
      const made = { format: output.format, mime: mimes[output.format] };
      if (output.format === 'pdf')
        return {
          ...made,
          width: list.width,
          height: list.height,
          body: drawPdf(list, host, t, {
            ...(job.creative.meta.title ? { title: job.creative.meta.title } : {}),
            ...(output.millimetres ? { millimetres: output.millimetres } : {}),
          }),
        };
      if (output.format === 'svg') {
        const obstacle = svgObstacle(list);
        if (obstacle) throw new Error(`this creative cannot be an SVG: it has ${obstacle}`);
        return { ...made, width: list.width, height: list.height, body: drawSvg(list, host, t) };
      }
      const canvas = canvasAt(output.scale ?? 1, t);
      return {
        ...made,
        width: canvas.width,
        height: canvas.height,
        body: await encodeRaster(canvas, output.format, output),
      };
    }),
  );
  return made.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
