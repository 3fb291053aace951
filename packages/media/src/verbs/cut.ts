import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { evenSize, filmFile, filmPictures, filmSound } from './encode-film.ts';

/** Encoded again: without that a cut falls on the key frame before it, which may be seconds away. */
export const cut: Media['cut'] = async ({ file, into, from, seconds }, { signal } = {}) => {
  const input = await safeInput(file, ['-ss', from.toFixed(3), '-t', seconds.toFixed(3)]);
  const streams = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-vf', evenSize];
  const output = [...streams, ...filmPictures, ...filmSound, ...mostBytes, ...filmFile, into];
  await runFfmpeg(findFfmpeg(), [...input, ...output], { signal, limitSeconds: patience.work });
  return madeFile(into, 'video/mp4');
};
