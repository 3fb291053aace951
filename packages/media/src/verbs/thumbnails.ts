import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { MediaFaultError } from '../probe/media-fault.ts';
import { probe } from './probe.ts';

const most = 120;

/**
 * One look after the other, each at the key frame before its time: decoding a whole film for a row of small pictures
 * would take as long as encoding it, and all looks at once would need a decoder each.
 */
export const thumbnails: Media['thumbnails'] = async ({ file, into, count, height }, { signal } = {}) => {
  if (!(count >= 1 && count <= most)) throw new RangeError(`a strip has 1 to ${most} pictures, not ${count}`);
  const { seconds, video } = await probe(file, { signal });
  if (!video) throw new MediaFaultError('unreadable', 'there are no pictures in it');
  const size = { width: even((video.width / video.height) * height), height: even(height) };
  const secondsApart = seconds / count;
  const folder = await mkdtemp(join(dirname(resolve(into)), 'strip-'));
  const watch = { signal, limitSeconds: patience.look };
  try {
    for (let index = 0; index < count; index += 1) {
      const at = Math.min((index + 0.5) * secondsApart, Math.max(0, seconds - 0.1));
      const input = await safeInput(file, ['-noaccurate_seek', '-ss', at.toFixed(3)]);
      const output = ['-map', '0:v:0', '-frames:v', '1', '-vf', `scale=${size.width}:${size.height},setsar=1`];
      const still = join(folder, `${index}.png`);
      await runFfmpeg(findFfmpeg(), [...input, ...output, '-f', 'apng', still], watch);
      await madeFile(still, 'image/png');
    }
    // From inside the folder, since a path may hold what a pattern would read as its own.
    const row = ['-f', 'image2', '-i', '%d.png', '-vf', `tile=${count}x1`, '-frames:v', '1', '-q:v', '4'];
    await runFfmpeg(findFfmpeg(), [...row, '-f', 'mjpeg', resolve(into)], { ...watch, cwd: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { ...(await madeFile(into, 'image/jpeg')), ...size, count, secondsApart };
};

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
