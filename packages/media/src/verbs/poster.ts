import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';

export const poster: Media['poster'] = async ({ file, into, at, longest }, { signal } = {}) => {
  const input = await safeInput(file, ['-ss', at.toFixed(3)]);
  const within = `'min(${longest},iw)':'min(${longest},ih)'`;
  const scaled = `scale=iw*sar:ih,setsar=1,scale=${within}:force_original_aspect_ratio=decrease`;
  const output = ['-map', '0:v:0', '-frames:v', '1', '-vf', scaled, '-q:v', '3', '-f', 'mjpeg', into];
  await runFfmpeg(findFfmpeg(), [...input, ...output], { signal, limitSeconds: patience.look });
  return madeFile(into, 'image/jpeg');
};
