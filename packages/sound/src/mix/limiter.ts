import { sampleRate, type Stereo } from '../stereo.ts';

const lookahead = Math.round(0.004 * sampleRate);
const releasePerSample = 1 - Math.exp(-1 / (0.09 * sampleRate));

/**
 * Gain, then a look-ahead limiter: both channels together, so that the picture between them stays still. Works
 * where the sound lies, since a long video's soundtrack is the largest thing in memory.
 */
export function limit(sound: Stereo, options: { gain: number; ceiling: number }): void {
  const { left, right } = sound;
  const wanted = (i: number): number => {
    const peak = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0)) * options.gain;
    return peak > options.ceiling ? options.ceiling / peak : 1;
  };
  const ahead = slidingMinimum(left.length, lookahead, wanted);
  let envelope = 1;
  for (let i = 0; i < left.length; i += 1) {
    const goal = ahead(i);
    // Down in the time it can see ahead, up slowly.
    envelope =
      goal < envelope
        ? Math.max(goal, envelope - (1 - goal + 0.02) / lookahead)
        : envelope + (goal - envelope) * releasePerSample;
    const gain = options.gain * Math.min(envelope, wanted(i));
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

/** Smallest value among the `width` from i on, for i asked in order; values are read once and only as far ahead. */
function slidingMinimum(length: number, width: number, value: (i: number) => number): (i: number) => number {
  const places = new Float64Array(width);
  const values = new Float64Array(width);
  let [head, tail, read] = [0, 0, 0];
  return (i) => {
    // Before the next value comes in: the queue holds no more than `width`.
    while (tail > head && (places[head % width] ?? 0) < i) head += 1;
    for (; read < Math.min(length, i + width); read += 1) {
      const next = value(read);
      while (tail > head && (values[(tail - 1) % width] ?? 0) >= next) tail -= 1;
      places[tail % width] = read;
      values[tail % width] = next;
      tail += 1;
    }
    return values[head % width] ?? 1;
  };
}
