import { sampleRate } from '@adwright/sound/stereo.ts';

/** Short enough that nobody's turn takes long. */
const part = 20 * sampleRate;
/** Heard beside each part and not kept: before it to get to know the noise, after it because the filter looks ahead. */
const [before, after] = [sampleRate, sampleRate / 10];

/** A recording of any length, a part at a time, without seams. */
export async function inParts(
  sound: Float32Array,
  clean: (part: Float32Array) => Promise<Float32Array>,
): Promise<Float32Array> {
  const whole = new Float32Array(sound.length);
  for (let at = 0; at < sound.length; at += part) {
    const from = Math.max(0, at - before);
    const cleaned = await clean(sound.slice(from, at + part + after));
    whole.set(cleaned.subarray(at - from, at - from + Math.min(part, sound.length - at)), at);
  }
  return whole;
}
