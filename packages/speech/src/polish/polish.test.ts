import { loudnessOf, truePeakOf } from '@adwright/sound/mix/loudness.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it } from 'vitest';
import { polish } from './polish.ts';

/** Bursts of a buzzing voice with a hiss in each, at some level. */
function voice(level: number): Float32Array {
  return Float32Array.from({ length: sampleRate * 2 }, (_, i) => {
    const t = i / sampleRate;
    const buzz = Math.sign(Math.sin(2 * Math.PI * 120 * t)) * 0.5 + Math.sin(2 * Math.PI * 700 * t) * 0.5;
    const hiss = t % 0.5 > 0.4 ? Math.sin(2 * Math.PI * 7000 * t) : 0;
    return t % 1 > 0.8 ? 0 : level * (buzz * 0.5 + hiss * 0.8);
  });
}

it.each([0.02, 0.9])('brings a voice of level %d to the same loudness, unclipped', (level) => {
  const sound = polish(voice(level), { kind: 'synthetic', gender: 'male' });
  expect(loudnessOf(sound)).toBeCloseTo(-16, 0);
  expect(truePeakOf(sound)).toBeLessThanOrEqual(-1.5);
  expect(sound.left.length).toBe(sampleRate * 2);
});

it('keeps silence silent', () => {
  const sound = polish(new Float32Array(sampleRate), { kind: 'sampled', gender: 'female' });
  expect(sound.left.every((sample) => Math.abs(sample) < 1e-9)).toBe(true);
});
