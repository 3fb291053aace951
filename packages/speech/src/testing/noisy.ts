import { columns, logMel } from '../recognise/log-mel.ts';
import { resample } from '../signal/resample.ts';

export const noises = ['fan', 'street', 'hiss'] as const;
export type Noise = (typeof noises)[number];

/** The same numbers every time, evenly between −1 and 1. */
function chance(): () => number {
  let seed = 1;
  return () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * 2 - 1;
}

/** What people record beside their voice, made by code: a fan with its hum, cars that come and go, a poor microphone. */
function noiseOf(kind: Noise, length: number, rate: number): Float32Array {
  const next = chance();
  const out = new Float32Array(length);
  let [slow, slower] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    const white = next();
    slow += (white - slow) * 0.08;
    slower += (slow - slower) * 0.02;
    const second = i / rate;
    const passing = 0.3 + 0.7 * Math.sin(second * 1.1) ** 2;
    if (kind === 'hiss') out[i] = white;
    else if (kind === 'fan') out[i] = slow + 0.1 * white + 0.06 * Math.sin(2 * Math.PI * 120 * second);
    else out[i] = passing * (6 * slower + 0.25 * slow);
  }
  return out;
}

const powerOf = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;

/** A recording with noise so many decibels below the voice. */
export function withNoise(clean: Float32Array, kind: Noise, decibels: number, rate = 48_000): Float32Array {
  const noise = noiseOf(kind, clean.length, rate);
  const gain = Math.sqrt(powerOf(clean) / powerOf(noise) / 10 ** (decibels / 10));
  return clean.map((sample, i) => sample + (noise[i] ?? 0) * gain);
}

const stretch = 960;

/** Decibels between the voice where it is loud and what is heard where it is silent, which the clean one tells. */
export function voiceAbovePauses(clean: Float32Array, heard: Float32Array): number {
  const stretches = Array.from({ length: Math.floor(clean.length / stretch) }, (_, i) => {
    const part = (sound: Float32Array) => powerOf(sound.subarray(i * stretch, (i + 1) * stretch));
    return { voice: part(clean), level: part(heard) };
  }).toSorted((a, b) => a.voice - b.voice);
  const mean = (some: typeof stretches): number => some.reduce((sum, { level }) => sum + level, 0) / some.length;
  const [few, many] = [Math.ceil(stretches.length * 0.1), Math.ceil(stretches.length * 0.3)];
  return 10 * Math.log10(mean(stretches.slice(-many)) / Math.max(1e-12, mean(stretches.slice(0, few))));
}

/** How alike two sounds are to the ear, 1 being the same: by what is heard when, not by the phase or the loudness. */
export function likeness(one: Float32Array, other: Float32Array): number {
  const picture = (sound: Float32Array) => logMel(resample(sound, 48_000, 16_000));
  const [a, b] = [picture(one), picture(other)];
  const used = Math.ceil(one.length / 480);
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    if (at % columns >= used) continue;
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    n += 1;
    sa += x;
    sb += y;
    saa += x * x;
    sbb += y * y;
    sab += x * y;
  }
  return (n * sab - sa * sb) / Math.sqrt((n * saa - sa * sa) * (n * sbb - sb * sb));
}
