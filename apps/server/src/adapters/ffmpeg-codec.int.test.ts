import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { noWeights } from '@adwright/speech/testing/no-weights.ts';
import { wordErrors } from '@adwright/speech/testing/word-errors.ts';
import { expect, it } from 'vitest';
import { ffmpegCodec } from './ffmpeg-codec.ts';

const nobody = { userId: null, runId: null };

it('writes down what a person said, short or long, from a compressed recording', { timeout: 300_000 }, async () => {
  const desk = openSpeech({
    codec: ffmpegCodec,
    sampleFolder: join(tmpdir(), 'adwright-no-samples'),
    soundFolder: join(tmpdir(), 'adwright-no-sounds'),
    weights: noWeights,
    processes: 1,
  });
  try {
    const sums = { errors: 0, words: 0 };
    for (const { text, file } of (await recordedClips()).slice(0, 8)) {
      const heard = await desk.listener.transcribe({ file, language: null }, nobody);
      expect(heard.language).toBe('en');
      const { errors, words } = wordErrors(text, heard.text);
      sums.errors += errors;
      sums.words += words;
    }
    expect(sums.errors / sums.words).toBeLessThanOrEqual(0.1);
  } finally {
    await desk.close();
  }
});

it('makes sounds of which one can follow the other in a file', async () => {
  const tone = (seconds: number) =>
    encodeMonoWav(
      Float32Array.from({ length: seconds * sampleRate }, (_, at) => 0.3 * Math.sin(at / 20)),
      sampleRate,
    );
  const parts = [1, 2].map((seconds) => ffmpegCodec.encodeMp3(tone(seconds), { headless: true }));
  const bytes = Buffer.concat(await Promise.all(parts));
  // Nothing but frames: a head would tell a player that it ends after the first.
  expect(bytes.readUInt16BE(0)).toBe(0xff_fb);
  expect(bytes.includes('Xing') || bytes.includes('Info') || bytes.includes('ID3')).toBe(false);
  const { left } = await ffmpegCodec.decode({ bytes, mime: 'audio/mpeg' }, { seconds: 60 });
  expect(left.length / sampleRate).toBeCloseTo(3, 0);
});
