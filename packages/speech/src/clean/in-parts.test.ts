import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('puts a long recording together as it was, each part heard with what is beside it', async () => {
  const sound = Float32Array.from({ length: sampleRate * 45 }, (_, i) => i);
  const heard: [from: number, to: number][] = [];
  const cleaned = await inParts(sound, async (part) => {
    heard.push([(part[0] ?? 0) / sampleRate, ((part.at(-1) ?? 0) + 1) / sampleRate]);
    return part;
  });
  expect(heard).toEqual([
    [0, 20.1],
    [19, 40.1],
    [39, 45],
  ]);
  expect(cleaned.every((sample, i) => sample === sound[i])).toBe(true);
});
