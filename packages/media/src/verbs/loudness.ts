import type { Loudness, Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { MediaFaultError } from '../probe/media-fault.ts';

/** Measured as EBU R128 says; only the summary at the end is written. */
const measured = 'ebur128=peak=true:framelog=verbose';

export const loudness: Media['loudness'] = async (file, { signal } = {}) => {
  const output = ['-map', '0:a:0', '-vn', '-af', measured, '-f', 'null', '-'];
  const watch = { signal, limitSeconds: patience.work };
  const said = await runFfmpeg(findFfmpeg(), ['-v', 'info', '-nostats', ...(await safeInput(file)), ...output], watch);
  const found = readLoudness(said);
  if (!found) throw new MediaFaultError('unreadable', 'its loudness could not be measured');
  return found;
};

export function readLoudness(said: string): Loudness | undefined {
  const summary = said.slice(Math.max(0, said.lastIndexOf('Summary:')));
  const value = (name: string): number => {
    const text = new RegExp(`${name}:\\s+(-?inf|-?[\\d.]+)`).exec(summary)?.[1] ?? '';
    return text.endsWith('inf') ? Number.NEGATIVE_INFINITY : Number.parseFloat(text);
  };
  const [integrated, range, truePeak] = [value('I'), value('LRA'), value('Peak')];
  return [integrated, range, truePeak].some(Number.isNaN) ? undefined : { integrated, range, truePeak };
}
