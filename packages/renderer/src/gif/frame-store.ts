import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createCanvas } from '@napi-rs/canvas';
import { startFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { drawFrame, momentAt } from '@adwright/studio/draw/draw-frame.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { contextOf, createNodeHost } from '../node-host.ts';
import { type ClipFrames, createClipFrames } from '../video/clip-frames.ts';
import { framesAt } from './gif-steps.ts';

export type FrameStore = {
  readonly creative: Pick<Creative, 'assets'>;
  readonly list: DisplayList;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Clips by address. */
  readonly clips: ReadonlyMap<string, string>;
  readonly fps: number;
  readonly file: string;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
};

/** Draws every frame once and keeps them without loss in a file, since the search for a size reads them many times. */
export async function storeFrames(store: FrameStore): Promise<void> {
  const { list, fps, file, ffmpeg, signal } = store;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${list.width}x${list.height}`, '-r', String(fps)];
  const output = ['-c:v', 'ffv1', '-pix_fmt', 'bgr0', '-f', 'matroska', file];
  const { child, done } = startFfmpeg(ffmpeg, ['-v', 'error', '-y', ...input, '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'ignore', 'pipe'],
    signal,
  });
  const stdin = child.stdin as Writable;
  const broken = done.then(
    () => undefined,
    () => undefined,
  );
  // Why a pipe breaks is told by `done`.
  stdin.on('error', () => undefined);
  const clips = createClipFrames(store);
  try {
    await drawAll(store, clips, async (pixels) => {
      if (signal?.aborted || !stdin.writable) return false;
      if (!stdin.write(pixels)) await Promise.race([once(stdin, 'drain').catch(() => undefined), broken]);
      return true;
    });
  } finally {
    clips.close();
    stdin.end();
  }
  await done;
}

/** Frames in order, until `keep` says that no more are wanted. */
async function drawAll(
  { list, pictures, fps }: FrameStore,
  clips: ClipFrames,
  keep: (pixels: Buffer) => Promise<boolean>,
): Promise<void> {
  const canvas = createCanvas(list.width, list.height);
  const context = contextOf(canvas);
  const host = createNodeHost(pictures, clips.frames);
  const last = Math.max(0, Math.round(list.duration * list.fps) - 1);
  for (let frame = 0; frame < framesAt(list.duration, fps); frame += 1) {
    // The middle of the time it is shown: what moves is half way, not still outside. At the very end all is gone.
    // Clips have pictures at the creative's own frames only.
    const number = Math.min(last, Math.round(((frame + 0.5) / fps) * list.fps));
    const t = number / list.fps;
    const { scene, before } = momentAt(list, t);
    for (const { nodes, start } of [...(before ? [before] : []), scene, { nodes: list.overlay, start: 0 }])
      await clips.fetch(nodes, start, number);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, list.width, list.height);
    drawFrame(context, list, t, host);
    if (!(await keep(canvas.data()))) break;
  }
}
