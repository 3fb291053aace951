import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg, startFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { drawFrame, posterTime } from '@adwright/studio/draw/draw-frame.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { buildCreative, type Template } from '@adwright/studio/template.ts';
import { templateCatalogue, type CatalogueEntry } from '@adwright/studio/templates/catalogue.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { contextOf, createNodeHost, nodeMeasurer } from '../node-host.ts';
import { encodeRaster } from '../picture/encode.ts';
import { previewInput } from './preview-input.ts';
import { decodeShots } from './sample-shots.ts';

/**
 * What a person sees when choosing a template: a small picture, and for videos a small clip. Committed, since every
 * installation shows them. `npm run previews -w packages/renderer -- [template …]`
 */
const maxPictureBytes = 25_000;
const maxClipBytes = 150_000;
const clipWidth = 360;
const clipFps = 24;
const placements = {
  picture: { id: 'preview', width: 1080, height: 1350, safe: { top: 0, right: 0, bottom: 0, left: 0 } },
  video: { id: 'preview', width: 1080, height: 1920, safe: { top: 150, right: 60, bottom: 360, left: 60 } },
} as const;
const root = dirname(createRequire(import.meta.url).resolve('@adwright/studio/package.json'));

type Host = ReturnType<typeof createNodeHost>;

function frameAt(list: DisplayList, seconds: number, canvas: Canvas, host: Host): void {
  const context = contextOf(canvas);
  context.save();
  context.scale(canvas.width / list.width, canvas.height / list.height);
  drawFrame(context, list, seconds, host);
  context.restore();
}

/** Every frame once, without loss, so that sizes can be tried without drawing again. */
async function record(list: DisplayList, host: Host, file: string): Promise<void> {
  const canvas = createCanvas(clipWidth, Math.round((clipWidth * list.height) / list.width / 2) * 2);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${canvas.width}x${canvas.height}`, '-r', String(clipFps)];
  const { child, done } = startFfmpeg(
    findFfmpeg(),
    ['-v', 'error', '-y', ...raw, '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', file],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const stdin = child.stdin as Writable;
  for (let index = 0; index < Math.round(list.duration * clipFps); index += 1) {
    frameAt(list, index / clipFps, canvas, host);
    if (!stdin.write(canvas.data())) await once(stdin, 'drain');
  }
  stdin.end();
  await done;
}

async function clip(list: DisplayList, host: Host, file: string, folder: string): Promise<void> {
  const whole = join(folder, 'whole.mkv');
  const small = join(folder, 'small.mp4');
  await record(list, host, whole);
  // Six steps halve a clip: from how heavy the first try is one knows nearly where to go on.
  for (let crf = 27; crf <= 44;) {
    const quality = ['-c:v', 'libx264', '-preset', 'medium', '-crf', String(crf), '-pix_fmt', 'yuv420p'];
    await runFfmpeg(findFfmpeg(), ['-i', whole, ...quality, '-an', '-movflags', '+faststart', small]);
    const { size } = await stat(small);
    if (size <= maxClipBytes) return rename(small, file);
    crf += Math.max(1, Math.ceil(6 * Math.log2(size / maxClipBytes)));
  }
  throw new Error(`${file} stays over ${maxClipBytes} bytes`);
}

async function preview(template: Template, entry: CatalogueEntry, index: number, folder: string): Promise<void> {
  const creative = buildCreative(template, await previewInput(index, placements[template.kind]));
  const list = layoutCreative(creative, nodeMeasurer);
  const host = createNodeHost(await decodeShots(list));
  const canvas = createCanvas(480, Math.round((480 * list.height) / list.width));
  frameAt(list, posterTime(list, creative.meta.poster), canvas, host);
  await writeFile(
    join(root, entry.picture),
    await encodeRaster(canvas, 'webp', { maxBytes: maxPictureBytes, quality: 84 }),
  );
  if (entry.clip) await clip(list, host, join(root, entry.clip), folder);
}

const wanted = process.argv.slice(2);
await mkdir(join(root, 'previews'), { recursive: true });
const folder = await mkdtemp(join(root, 'previews', 'work-'));
try {
  for (const [index, entry] of templateCatalogue().entries()) {
    const template = templates[index];
    if (!template || (wanted.length > 0 && !wanted.includes(entry.id))) continue;
    await preview(template, entry, index, folder);
    process.stdout.write(`${entry.id}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}
