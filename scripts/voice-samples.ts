/**
 * `npm run voice-samples`: says the sample of every neural voice that has none, or would say it otherwise by now, and
 * keeps it in `packages/speech/samples`, which ships.
 */
import { neuralVoices } from '@adwright/speech/neural/neural-voices.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import {
  makeSample,
  madeSamples,
  sampleSum,
  shippedSample,
  shippedSamples,
} from '@adwright/speech/voices/voice-sample.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';

const work = await mkdtemp(join(tmpdir(), 'adwright-voice-samples-'));
const desk = openSpeech({
  codec: ffmpegCodec,
  weights: installedWeights(),
  sampleFolder: work,
  soundFolder: join(work, 'sounds'),
});
try {
  await mkdir(shippedSamples, { recursive: true });
  const made = { ...madeSamples() };
  for (const voice of neuralVoices) {
    const sum = sampleSum(voice);
    if (made[voice.id] === sum && existsSync(shippedSample(voice.id))) continue;
    await writeFile(shippedSample(voice.id), await makeSample({ speaker: desk.speaker, codec: ffmpegCodec }, voice));
    made[voice.id] = sum;
    const listed = Object.fromEntries(neuralVoices.flatMap(({ id }) => (id in made ? [[id, made[id]]] : [])));
    await writeFile(join(shippedSamples, 'made.json'), `${JSON.stringify(listed, null, 2)}\n`);
    console.log(voice.id);
  }
} finally {
  await desk.close();
  await rm(work, { recursive: true, force: true });
}
