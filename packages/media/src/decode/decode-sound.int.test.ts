import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decodeSound, decodeSoundInto } from './decode-sound.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads from a file what it would have held in memory, in any stretches, and nothing past the end', async () => {
  const tone = (frequency: number): Float32Array =>
    Float32Array.from({ length: sampleRate / 2 }, (_, i) => Math.sin((2 * Math.PI * frequency * i) / sampleRate) * 0.5);
  const file = join(folder, 'tone.wav');
  await writeFile(file, encodeWav({ left: tone(440), right: tone(660) }));
  const part = { ffmpeg: findFfmpeg(), file, from: 0.1, seconds: 600 };
  const whole = await decodeSound(part);
  const source = await decodeSoundInto(join(folder, 'tone.f32'), part);
  expect(source.frames).toBe(whole.left.length);
  expect(source.frames).toBe(sampleRate * 0.4);
  for (const [from, count] of [
    [0, 4800],
    [4800, 100],
    [source.frames - 50, 4800],
    [source.frames, 10],
  ] as const) {
    const { left, right } = source.read(from, count);
    expect(left).toEqual(whole.left.subarray(from, from + count));
    expect(right).toEqual(whole.right.subarray(from, from + count));
  }
  source.close();
});
