import { sampleRate, type Stereo } from '../stereo.ts';

const lookahead = Math.round(0.004 * sampleRate);
const releasePerSample = 1 - Math.exp(-1 / (0.09 * sampleRate));

/** Gain, then a look-ahead limiter: both channels together, so that the picture between them stays still. */
export function limited(sound: Stereo, options: { gain: number; ceiling: number }): Stereo {
  const length = sound.left.length;
  const wanted = new Float32Array(length);
  for (let i = 0; i < length; i += 1) {
    const peak = Math.max(Math.abs(sound.left[i] ?? 0), Math.abs(sound.right[i] ?? 0)) * options.gain;
    wanted[i] = peak > options.ceiling ? options.ceiling / peak : 1;
  }
  const held = slidingMinimum(wanted, lookahead);
  const out = { left: new Float32Array(length), right: new Float32Array(length) };
  let envelope = 1;
  for (let i = 0; i < length; i += 1) {
    const goal = held[i] ?? 1;
    // Down in the time it can see ahead, up slowly.
    envelope =
      goal < envelope
        ? Math.max(goal, envelope - (1 - goal + 0.02) / lookahead)
        : envelope + (goal - envelope) * releasePerSample;
    const gain = options.gain * Math.min(envelope, wanted[i] ?? 1);
    out.left[i] = (sound.left[i] ?? 0) * gain;
    out.right[i] = (sound.right[i] ?? 0) * gain;
  }
  return out;
}

/** Smallest value among the next `width` samples, in one pass. */
function slidingMinimum(values: Float32Array, width: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let i = values.length - 1; i >= 0; i -= 1) {
    while (tail > head && (values[queue[tail - 1] ?? 0] ?? 0) >= (values[i] ?? 0)) tail -= 1;
    queue[tail] = i;
    tail += 1;
    if ((queue[head] ?? 0) >= i + width) head += 1;
    out[i] = values[queue[head] ?? 0] ?? 1;
  }
  return out;
}
