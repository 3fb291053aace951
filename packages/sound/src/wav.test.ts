import { expect, it } from 'vitest';
import { effects } from './effects/effects.ts';
import { decodeWav, encodeWav } from './wav.ts';

it('reads back what it wrote, within the dither', () => {
  const sound = effects.chime();
  const again = decodeWav(encodeWav(sound));
  expect(again.left.length).toBe(sound.left.length);
  for (const [i, sample] of sound.right.entries())
    if (Math.abs((again.right[i] ?? 9) - sample) > 2 / 32_767) throw new Error(`sample ${i} is off`);
});

it('refuses half a file', () => {
  const bytes = encodeWav(effects.click());
  expect(() => decodeWav(bytes.subarray(0, bytes.length / 2))).toThrow('not a sound of ours');
  expect(() => decodeWav(bytes.subarray(0, 20))).toThrow('not a sound of ours');
});
