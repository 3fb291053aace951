import { makeFilter } from '@adwright/sound/synth/filter.ts';
import { sampleRate, toDecibels } from '@adwright/sound/stereo.ts';

/** How often a second it is listened to. */
export const hearingRate = 100;

/** What is heard in a recording, one value for every hundredth of a second. */
export type Heard = {
  readonly seconds: number;
  /** Loudness of speech, 0 for silence and 1 for the loudest syllables. */
  readonly level: Float32Array;
  /** Shares of what is heard: below a voice's vowels, at open vowels, at narrow ones, and hissing. */
  readonly dark: Float32Array;
  readonly open: Float32Array;
  readonly narrow: Float32Array;
  readonly hiss: Float32Array;
};

/** Between the loudest syllables and what counts as silence. */
const rangeDecibels = 30;
/** A recording that never gets louder than this says nothing. */
const faintest = -55;

const bands = [
  { kind: 'low', hertz: 380 },
  { kind: 'band', hertz: 850 },
  { kind: 'band', hertz: 2300 },
  { kind: 'high', hertz: 4500 },
] as const;

/** Listens to 48 kHz sound, one channel. */
export function hear(samples: Float32Array): Heard {
  const hop = sampleRate / hearingRate;
  const count = Math.max(1, Math.ceil(samples.length / hop));
  const power = meanPower(samples, count, hop);
  const shares = bands.map(({ kind, hertz }) => {
    const filter = makeFilter(kind);
    return meanPower(
      samples.map((sample) => filter(sample, hertz)),
      count,
      hop,
    );
  });
  for (let i = 0; i < count; i += 1) {
    const sum = shares.reduce((all, share) => all + Math.sqrt(share[i] ?? 0), 1e-9);
    for (const share of shares) share[i] = Math.sqrt(share[i] ?? 0) / sum;
  }
  const [dark, open, narrow, hiss] = shares as [Float32Array, Float32Array, Float32Array, Float32Array];
  return { seconds: samples.length / sampleRate, level: levelsOf(power), dark, open, narrow, hiss };
}

function meanPower(samples: Float32Array, count: number, hop: number): Float32Array {
  const power = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    // Twice as wide as it is apart: single periods of a deep voice must not show.
    const from = Math.max(0, Math.round((i - 0.5) * hop));
    const to = Math.min(samples.length, Math.round((i + 1.5) * hop));
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
    power[i] = sum / Math.max(1, to - from);
  }
  return power;
}

function levelsOf(power: Float32Array): Float32Array {
  const decibels = power.map((value) => toDecibels(Math.sqrt(value)));
  const loud = Math.max(faintest, decibels.toSorted()[Math.floor(decibels.length * 0.95)] ?? faintest);
  return decibels.map((value) => Math.min(1, Math.max(0, (value - loud + rangeDecibels) / rangeDecibels)));
}

/** The value of a track at a second, between the moments it was taken at. */
export function at(track: Float32Array, second: number): number {
  const place = Math.min(Math.max(0, second * hearingRate), track.length - 1);
  const low = Math.floor(place);
  const [a, b] = [track[low] ?? 0, track[Math.min(low + 1, track.length - 1)] ?? 0];
  return a + (b - a) * (place - low);
}
