/** Sound in memory: two channels of samples in −1…1 at 48 kHz, the rate of every video we make. */
export const sampleRate = 48_000;

export type Stereo = { readonly left: Float32Array; readonly right: Float32Array };

/** A sound that is read a stretch at a time, wherever it lies; a stretch is good until the next one is read. */
export type SoundSource = { readonly frames: number; read(from: number, count: number): Stereo };

export function inMemory({ left, right }: Stereo): SoundSource {
  return {
    frames: left.length,
    read: (from, count) => ({ left: left.subarray(from, from + count), right: right.subarray(from, from + count) }),
  };
}

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

export function secondsOf(sound: Stereo): number {
  return sound.left.length / sampleRate;
}

/** So many samples are turned with one call: the call is compiled after a few of them. */
const stretch = 48_000;

/** Left and right samples in turns, as files and pipes have them, a second at a time: a whole video's would be large. */
export function* interleaved({ left, right }: Stereo): Generator<Float32Array<ArrayBuffer>> {
  for (let from = 0; from < left.length; from += stretch)
    yield inTurns(left.subarray(from, from + stretch), right.subarray(from, from + stretch));
}

function inTurns(left: Float32Array, right: Float32Array): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i += 1) {
    samples[i * 2] = left[i] as number;
    samples[i * 2 + 1] = right[i] as number;
  }
  return samples;
}

/** Adds `part` into `into` from sample `at`; what reaches past the end is dropped. */
export function addInto(into: Stereo, part: Stereo, at: number, gain = 1): void {
  const start = Math.max(0, at);
  const end = Math.min(into.left.length, at + part.left.length);
  for (let i = start; i < end; i += 1) {
    into.left[i] = (into.left[i] ?? 0) + (part.left[i - at] ?? 0) * gain;
    into.right[i] = (into.right[i] ?? 0) + (part.right[i - at] ?? 0) * gain;
  }
}

/** Adds a mono sound between left (−1) and right (1), at equal power. */
export function addPlaced(into: Stereo, mono: Float32Array, at: number, gain: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const [left, right] = [Math.cos(angle) * gain, Math.sin(angle) * gain];
  const end = Math.min(mono.length, into.left.length - at);
  for (let i = 0; i < end; i += 1) {
    const sample = mono[i] ?? 0;
    into.left[at + i] = (into.left[at + i] ?? 0) + sample * left;
    into.right[at + i] = (into.right[at + i] ?? 0) + sample * right;
  }
}

export const toGain = (decibels: number): number => 10 ** (decibels / 20);
export const toDecibels = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-9));
