/** How a voice sounds, by measure. */

const frameSeconds = 0.02;

/** The level of each frame in dB below full scale. */
function levels(samples: Float32Array, rate: number): number[] {
  const length = Math.round(rate * frameSeconds);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let energy = 0;
    for (let at = frame * length; at < (frame + 1) * length; at += 1) energy += (samples[at] ?? 0) ** 2;
    return 10 * Math.log10(energy / length + 1e-12);
  });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** What is heard between the words: the level of the quietest twentieth of all frames, in dB. */
export function noiseFloor(samples: Float32Array, rate: number): number {
  return Math.max(-120, percentile(levels(samples, rate), 0.05));
}

/** Samples at full scale, in a row or more: what clipping sounds like. */
export function clippedSamples(samples: Float32Array): number {
  let clipped = 0;
  for (let at = 1; at < samples.length; at += 1)
    if (Math.abs(samples[at] ?? 0) >= 0.999 && Math.abs(samples[at - 1] ?? 0) >= 0.999) clipped += 1;
  return clipped;
}

const quiet = -50;
const shortestPause = 0.12;

/** Lengths of the silences between sounds, in seconds. */
export function pausesOf(samples: Float32Array, rate: number): number[] {
  const pauses: number[] = [];
  let [length, heard] = [0, false];
  for (const level of levels(samples, rate)) {
    if (level < quiet) {
      length += frameSeconds;
      continue;
    }
    if (heard && length >= shortestPause) pauses.push(length);
    [length, heard] = [0, true];
  }
  return pauses;
}

const [lowest, highest] = [60, 420];
/** Of a hum that repeats itself; less is a hiss or a mixture. */
const voiced = 0.6;
const pitchRate = 8000;

/** From the deep to the high end of the melody (its middle nine tenths), in hertz and in semitones. */
export function pitchRange(samples: Float32Array, rate: number): { low: number; high: number; semitones: number } {
  const step = rate / pitchRate;
  const slow = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    let sum = 0;
    for (let i = 0; i < step; i += 1) sum += samples[Math.floor(at * step) + i] ?? 0;
    return sum / step;
  });
  const size = Math.round(pitchRate * 0.04);
  const pitches: number[] = [];
  for (let from = 0; from + 2 * size < slow.length; from += size / 2) {
    const pitch = pitchAt(slow, from, size);
    if (pitch !== null) pitches.push(pitch);
  }
  const [low, high] = [percentile(pitches, 0.05), percentile(pitches, 0.95)];
  return { low, high, semitones: low > 0 ? 12 * Math.log2(high / low) : 0 };
}

function pitchAt(samples: Float32Array, from: number, size: number): number | null {
  let [best, found] = [voiced, null as number | null];
  for (let lag = Math.floor(pitchRate / highest); lag <= pitchRate / lowest; lag += 1) {
    let [both, one, other] = [0, 1e-9, 1e-9];
    for (let i = from; i < from + size; i += 1) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    if (one / size < 1e-4) return null;
    const likeness = both / Math.sqrt(one * other);
    // A longer period is believed only when it is clearly better: twice the period repeats itself as well.
    if (likeness > best * (found === null ? 1 : 1.05)) [best, found] = [likeness, pitchRate / lag];
  }
  return found;
}
