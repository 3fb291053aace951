import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { filmFile } from './encode-film.ts';

/** Nothing is encoded again. */
export const stamp: Media['stamp'] = async ({ file, into, comment }, { signal } = {}) => {
  const output = ['-map', '0', '-c', 'copy', '-metadata', `comment=${comment}`, ...filmFile, into];
  await runFfmpeg(findFfmpeg(), [...(await safeInput(file)), ...output], { signal, limitSeconds: patience.work });
  return madeFile(into, 'video/mp4');
};
