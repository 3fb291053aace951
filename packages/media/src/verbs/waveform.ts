import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';

const rate = 8000;
/** Peaks are first kept this finely: how long a recording is becomes known only at its end. */
const samplesPerPeak = 80;
/** Six hours; what is longer is drawn up to there. */
const mostPeaks = (6 * 3600 * rate) / samplesPerPeak;

export const waveform: Media['waveform'] = async ({ file, count }, { signal } = {}) => {
  const input = await safeInput(file);
  const output = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', String(rate), '-f', 's16le'];
  const peaks = createPeaks();
  await readFfmpeg(findFfmpeg(), [...input, ...output], { signal, limitSeconds: patience.work }, peaks.take);
  return spreadPeaks(peaks.all(), count);
};

/** Samples in as they come, cut anywhere; the loudest of every few kept. */
export function createPeaks() {
  const peaks: number[] = [];
  let [loudest, samples] = [0, 0];
  let half: number | undefined;
  const add = (low: number, high: number): void => {
    const value = ((high << 24) >> 16) | low;
    loudest = Math.max(loudest, Math.abs(value));
    samples += 1;
    if (samples < samplesPerPeak || peaks.length >= mostPeaks) return;
    peaks.push(loudest / 32_768);
    [loudest, samples] = [0, 0];
  };
  return {
    take(piece: Uint8Array): void {
      let at = 0;
      if (half !== undefined && piece.length > 0) {
        add(half, piece[0] as number);
        at = 1;
      }
      for (; at + 1 < piece.length; at += 2) add(piece[at] as number, piece[at + 1] as number);
      half = at < piece.length ? piece[at] : undefined;
    },
    all: (): readonly number[] => (samples > 0 ? [...peaks, loudest / 32_768] : peaks),
  };
}

/** As many peaks as are wanted, from more or fewer. */
export function spreadPeaks(peaks: readonly number[], count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count));
    let loudest = 0;
    for (let at = from; at < to && at < peaks.length; at += 1) loudest = Math.max(loudest, peaks[at] as number);
    return loudest;
  });
}
