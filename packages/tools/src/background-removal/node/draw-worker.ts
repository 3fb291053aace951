import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import {
  canvasOf,
  decodePixels,
  encodeCanvas,
  makeNodeCanvas,
  type Pixels,
} from '../../kit/cutout/node/node-canvas.ts';
import { composeCutout, type ComposedCutout, type Sized } from '../plan/compose-cutout.ts';
import type { CutFormat } from '../contract.ts';
import { cutSubject, maskOf } from '../plan/cut-subject.ts';
import type { CutDrawn, CutTask } from '../plan/draw-task.ts';
import { drawFullSize, encodeFullSize, type FullSize } from './draw-full-size.ts';
import { writeLayers } from './psd-layers.ts';

const task = workerData as CutTask;

/** As large as cutting allows; a larger picture is worked on at this size, and drawn at its own. */
const largest = 4096;

async function decodeOriginal(full: { width: number; height: number }): Promise<Pixels> {
  const scale = Math.min(1, largest / Math.max(full.width, full.height));
  const fit = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  return decodePixels(task.original, scale < 1 ? fit : undefined);
}

async function decodeMask(size: Pixels): Promise<Uint8Array> {
  const pixels = await decodePixels(task.cut.bytes, size);
  if (task.cut.kind === 'mask') return maskOf(pixels);
  return Uint8Array.from({ length: pixels.width * pixels.height }, (_, index) => pixels.data[index * 4 + 3] ?? 0);
}

async function decodeBackground(): Promise<Sized | undefined> {
  if (task.backgroundPicture === null) return undefined;
  const pixels = await decodePixels(task.backgroundPicture);
  return { source: canvasOf(pixels).canvas, width: pixels.width, height: pixels.height };
}

/** A JPEG has no transparency: white is what people expect under it. */
function onWhite({ flat, frame }: ComposedCutout): CanvasRenderingContext2D {
  const made = makeNodeCanvas(frame.width, frame.height);
  made.fillStyle = '#ffffff';
  made.fillRect(0, 0, frame.width, frame.height);
  made.drawImage(flat.canvas, 0, 0);
  return made;
}

type DrawnFile = CutDrawn['files'][number];

/** Layers stay at the size that was worked on; everything else is as large as the photo. */
async function encode(format: CutFormat, made: ComposedCutout, large: FullSize | null): Promise<DrawnFile> {
  const { width, height } = made.frame;
  if (format === 'psd') return { format, width, height, body: writeLayers(made, subject) };
  if (large) return { format, width: large.width, height: large.height, body: await encodeFullSize(large, format) };
  return { format, width, height, body: await encodeCanvas(format === 'jpg' ? onWhite(made) : made.flat, format) };
}

/** Of what is left once the edge is refined: moved inwards far enough, a small subject is gone. */
function alphaOf({ data }: Pick<Pixels, 'data'>): number {
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum;
}

const { autoOrient: full } = await sharp(task.original, { limitInputPixels: false }).metadata();
const original = await decodeOriginal(full);
const { width, height } = original;
const mask = await decodeMask(original);
const subject = cutSubject(original, mask, task.edge);
const picture = {
  original: { source: canvasOf(original).canvas, width, height },
  subject: canvasOf(subject),
  background: await decodeBackground(),
};
const made = composeCutout(picture, task, makeNodeCanvas);
const isReduced = width < full.width || height < full.height;
const large =
  isReduced && task.formats.some((format) => format !== 'psd')
    ? await drawFullSize(task.original, { worked: original, full }, made)
    : null;
const files: DrawnFile[] = [];
for (const format of task.formats) files.push(await encode(format, made, large));
const drawn: CutDrawn = {
  width,
  height,
  coverage: alphaOf(subject) / 255 / mask.length,
  mask: await sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer(),
  files,
};
parentPort?.postMessage(drawn);
