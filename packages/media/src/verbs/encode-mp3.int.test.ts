import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it, onTestFinished } from 'vitest';
import { decodeSound } from '../decode/decode-sound.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { encodeMp3 } from './encode-mp3.ts';

it('makes sounds of which one can follow the other in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-mp3-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const parts: Buffer[] = [];
  for (const seconds of [1, 2]) {
    const [file, into] = [join(folder, `${seconds}.wav`), join(folder, `${seconds}.mp3`)];
    const tone = Float32Array.from({ length: seconds * sampleRate }, (_, at) => 0.3 * Math.sin(at / 20));
    await writeFile(file, encodeMonoWav(tone, sampleRate));
    await encodeMp3({ file, into, headless: true }, {});
    parts.push(await readFile(into));
  }
  const [bytes, file] = [Buffer.concat(parts), join(folder, 'both.mp3')];
  // Nothing but frames: a head would tell a player that it ends after the first.
  expect(bytes.readUInt16BE(0)).toBe(0xff_fb);
  expect(bytes.includes('Xing') || bytes.includes('Info') || bytes.includes('ID3')).toBe(false);
  await writeFile(file, bytes);
  const { left } = await decodeSound({ ffmpeg: findFfmpeg(), file, from: 0, seconds: 60 });
  expect(left.length / sampleRate).toBeCloseTo(3, 0);
});
