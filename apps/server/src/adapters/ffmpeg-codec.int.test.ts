import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
