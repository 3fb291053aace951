import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';

/** All small frames wait in memory until their colours are chosen: more would be hundreds of megabytes. */
const most = { longest: 640, fps: 15, seconds: 30 } as const;

/** Colours are chosen for what moves; a dither that stands still repeats from frame to frame and packs well. */
const coloured =
  'split[all][seen];[all]palettegen=max_colors=128:stats_mode=diff[colors];[seen][colors]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle';

export const gif: Media['gif'] = async ({ file, into, longest, fps, seconds }, { signal } = {}) => {
  if (longest > most.longest || fps > most.fps || seconds > most.seconds)
    throw new RangeError('a GIF is small and short');
  const within = `'min(${longest},iw)':'min(${longest},ih)'`;
  const scaled = `fps=${fps},scale=iw*sar:ih,setsar=1,scale=${within}:force_original_aspect_ratio=decrease:flags=lanczos`;
  const input = await safeInput(file, ['-t', seconds.toFixed(3)]);
  const output = ['-map', '0:v:0', '-an', '-vf', `${scaled},${coloured}`, '-loop', '0', '-f', 'gif', into];
  await runFfmpeg(findFfmpeg(), [...input, ...output], { signal, limitSeconds: patience.work });
  return madeFile(into, 'image/gif');
};
