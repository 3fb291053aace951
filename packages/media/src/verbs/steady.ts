import type { Media } from '@adwright/domain/engines/media.ts';
import { fromHdr } from '../decode/clip-reader.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { readByFfmpeg } from '../probe/read-by-ffmpeg.ts';
import { filmFile } from './encode-film.ts';

/** Finer than anything that is made of it, and with a key frame so often that it can be read backwards. */
const pictures = '-c:v libx264 -preset superfast -crf 12 -g 12 -bf 0 -sc_threshold 0 -pix_fmt yuv420p'.split(' ');

/** Encoded again: files of phones have no steady rate, and lie on their side. */
export const steady: Media['steady'] = async ({ file, into, fps, width, height, seconds }, { signal } = {}) => {
  const { video } = await readByFfmpeg(file, { signal });
  const scaled = `fps=${fps},${video?.hdr ? fromHdr : ''}scale=${width}:${height}:flags=bicubic,setsar=1`;
  const output = ['-map', '0:v:0', '-an', '-sn', '-dn', '-t', seconds.toFixed(3), '-vf', scaled, ...pictures];
  await runFfmpeg(findFfmpeg(), [...(await safeInput(file)), ...output, ...mostBytes, ...filmFile, into], {
    signal,
    limitSeconds: patience.work,
  });
  return madeFile(into, 'video/mp4');
};
