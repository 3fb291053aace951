import { sampleRate, type Stereo } from '@adwright/sound/stereo.ts';
import { resample } from './resample.ts';

export function toMono({ left, right }: Stereo): Float32Array {
  return left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
}

/** As the models hear: one channel at 16 kHz. */
export function forHearing(sound: Stereo): Float32Array {
  return resample(toMono(sound), sampleRate, 16_000);
}
