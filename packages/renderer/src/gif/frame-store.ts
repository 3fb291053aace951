import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createCanvas } from '@napi-rs/canvas';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { contextOf } from '../node-host.ts';
import { ended } from '../video/ffmpeg.ts';
import { framesAt } from './gif-steps.ts';

export type FrameStore = {
  readonly list: DisplayList;
  readonly host: DrawHost;
  readonly fps: number;
  readonly file: string;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
};

/** Draws every frame once and keeps them without loss in a file, since the search for a size reads them many times. */
export async function storeFrames({ list, host, fps, file, ffmpeg, signal }: FrameStore): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${list.width}x${list.height}`, '-r', String(fps)];
  const output = ['-c:v', 'ffv1', '-pix_fmt', 'bgr0', '-f', 'matroska', file];
  const child = spawn(ffmpeg, ['-hide_banner', '-v', 'error', '-y', ...input, '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const done = ended(child, signal);
  const broken = done.then(
    () => undefined,
    () => undefined,
  );
  // Why a pipe breaks is told by `done`.
  child.stdin.on('error', () => undefined);
  const canvas = createCanvas(list.width, list.height);
  const context = contextOf(canvas);
  for (let frame = 0; frame < framesAt(list.duration, fps); frame += 1) {
    if (signal?.aborted || !child.stdin.writable) break;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, list.width, list.height);
    // The middle of the time it is shown: what moves is half way, not still outside. At the very end all is gone.
    drawFrame(context, list, Math.min(list.duration - 0.01, (frame + 0.5) / fps), host);
    if (!child.stdin.write(canvas.data()))
      await Promise.race([once(child.stdin, 'drain').catch(() => undefined), broken]);
  }
  child.stdin.end();
  await done;
}
