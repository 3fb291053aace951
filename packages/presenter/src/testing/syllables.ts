import { sampleRate } from '@adwright/sound/stereo.ts';
import type { Speech } from '../speaking/perform.ts';

export const secondsEach = 0.14;
const vowels = 'aɑoeiu';

/** Somebody who says one sound after the other, each as long as the others: vowels are loud, `_` is a pause. */
export function syllables(said: string, { before = 0.1, after = 0.2 } = {}): Speech {
  const sounds = [...said];
  const samples = new Float32Array(Math.round((before + sounds.length * secondsEach + after) * sampleRate));
  const length = Math.round(secondsEach * sampleRate);
  const timed = sounds.map((ipa, i) => ({
    ipa,
    start: before + i * secondsEach,
    end: before + (i + 1) * secondsEach,
  }));
  for (const { ipa, start } of timed) {
    if (ipa === '_') continue;
    const loud = vowels.includes(ipa) ? 0.6 : 0.2;
    for (let i = 0; i < length; i += 1)
      samples[Math.round(start * sampleRate) + i] =
        loud * Math.sin((2 * Math.PI * 180 * i) / sampleRate) * Math.sqrt(Math.sin((Math.PI * i) / length));
  }
  return { samples, sounds: timed.filter(({ ipa }) => ipa !== '_'), words: [] };
}
