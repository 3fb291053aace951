import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { MediaFaultError } from '../probe/media-fault.ts';
import { evenSize, filmFile, filmPictures, filmSound } from './encode-film.ts';
import { probe } from './probe.ts';

/** As long as the pictures: sound that is longer ends with them, and what is shorter leaves silence. */
export const mux: Media['mux'] = async ({ video, audio, into }, { signal } = {}) => {
  const [seen, heard] = [await probe(video, { signal }), await probe(audio, { signal })];
  if (!seen.video || !heard.audio) throw new MediaFaultError('unreadable', 'pictures or sound are missing');
  const pictures = seen.video.codec === 'avc' ? ['-c:v', 'copy'] : ['-vf', evenSize, ...filmPictures];
  const sound = heard.audio.codec === 'aac' ? ['-c:a', 'copy'] : filmSound;
  const streams = ['-map', '0:v:0', '-map', '1:a:0', ...pictures, ...sound, '-t', seen.seconds.toFixed(3)];
  const inputs = [...(await safeInput(video)), ...(await safeInput(audio))];
  const output = [...streams, ...mostBytes, ...filmFile, into];
  await runFfmpeg(findFfmpeg(), [...inputs, ...output], { signal, limitSeconds: patience.work });
  return madeFile(into, 'video/mp4');
};
