import type { Readable } from 'node:stream';
import type { Media } from '@adwright/domain/engines/media.ts';
import { readExactly } from '../decode/clip-reader.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { startFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';

export const eachFrame: Media['eachFrame'] = async ({ file, crop, side }, take, { signal } = {}) => {
  const { x, y, width, height } = crop;
  const cut = `crop=${width}:${height}:${x}:${y}:exact=1,scale=${side}:${side}:flags=bicubic`;
  const output = ['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', cut, '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'];
  const input = await safeInput(file);
  const { child, done } = startFfmpeg(findFfmpeg(), ['-nostdin', '-v', 'error', ...input, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    limitSeconds: patience.work,
  });
  const ended = done.then(
    () => null,
    (error: unknown) => error,
  );
  let stopped = false;
  try {
    for (;;) {
      const frame = await readExactly(child.stdout as Readable, side * side * 3);
      if (!frame) break;
      await take(frame);
    }
  } catch (error) {
    stopped = true;
    throw error;
  } finally {
    if (stopped) child.kill('SIGKILL');
  }
  const failure = await ended;
  if (failure) throw failure;
};
