import { expect, it } from 'vitest';
import { sampleRate, silence } from '../stereo.ts';
import { limit } from './limiter.ts';

function quietWithClick(): ReturnType<typeof silence> {
  const sound = silence(4);
  for (let i = 0; i < sound.left.length; i += 1) sound.left[i] = sound.right[i] = Math.sin(i / 20) * 0.25;
  sound.left[2 * sampleRate] = 0.9;
  return sound;
}

it('holds back around what is too loud, in both channels, and nowhere else', () => {
  const [before, sound] = [quietWithClick(), quietWithClick()];
  expect(limit(sound, { gain: 2, ceiling: 0.8 })).toBe(true);
  const click = 2 * sampleRate;
  expect(sound.left[click]).toBeCloseTo(0.8, 5);
  expect(sound.right[click]).toBeCloseTo(((before.right[click] ?? 0) * 0.8) / 0.9, 5);
  const untouched = (i: number): boolean => sound.left[i] === Math.fround((before.left[i] ?? 0) * 2);
  for (const second of [0, 1, 1.99, 3.5]) expect(untouched(Math.round(second * sampleRate) + 7)).toBe(true);
  expect(sound.left.every((sample) => Math.abs(sample) <= 0.8 + 1e-6)).toBe(true);
});

it('only amplifies what stays below the ceiling, and says so', () => {
  const sound = { left: Float32Array.of(0.1, -0.2, 0.3), right: Float32Array.of(0.3, 0.1, -0.1) };
  expect(limit(sound, { gain: 2, ceiling: 0.7 })).toBe(false);
  expect(sound).toEqual({ left: Float32Array.of(0.2, -0.4, 0.6), right: Float32Array.of(0.6, 0.2, -0.2) });
});
