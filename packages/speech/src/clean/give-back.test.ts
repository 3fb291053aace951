import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it } from 'vitest';
import { giveBack } from './give-back.ts';

const second = sampleRate;
/** A voice that speaks in the second of three seconds. */
const voice = Float32Array.from({ length: 3 * second }, (_, i) =>
  i >= second && i < 2 * second ? 0.2 * Math.sin(i / 10) : 0,
);
const noise = Float32Array.from(voice, (_, i) => 0.1 * Math.cos(i / 3));
const recording = voice.map((sample, i) => sample + (noise[i] ?? 0));
const levelOf = (sound: Float32Array) => Math.sqrt(sound.reduce((sum, x) => sum + x * x, 0) / sound.length);

it('leaves some noise under the words and none in the pauses', () => {
  const out = giveBack(recording, voice);
  expect(levelOf(out.subarray(0, 0.9 * second))).toBe(0);
  expect(levelOf(out.subarray(2.3 * second))).toBe(0);
  const rest = out.map((sample, i) => sample - (voice[i] ?? 0)).subarray(1.1 * second, 1.9 * second);
  expect(levelOf(rest) / levelOf(noise)).toBeCloseTo(0.25, 2);
});

it('gives nothing back where nobody speaks at all', () => {
  expect(levelOf(giveBack(noise, new Float32Array(noise.length)))).toBe(0);
  const breath = noise.map((sample) => sample / 10);
  expect(giveBack(noise, breath)).toEqual(breath);
  expect(giveBack(new Float32Array(0), new Float32Array(0))).toHaveLength(0);
});
