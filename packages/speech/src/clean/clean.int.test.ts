import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpeech, type SpeechDesk } from '../open-speech.ts';
import { readWav } from '../signal/read-wav.ts';
import { noWeights } from '../testing/no-weights.ts';
import { likeness, voiceAbovePauses, withNoise } from '../testing/noisy.ts';
import { wavCodec } from '../testing/wav-codec.ts';
import { wordErrors } from '../testing/word-errors.ts';

const nobody = { userId: null, runId: null };
const weights = installedWeights();
const said = 'Order it today. [pause 1s] Feel the difference.';

let folder = '';
let desk: SpeechDesk;
const open = (have: typeof weights): SpeechDesk =>
  openSpeech({
    codec: wavCodec,
    sampleFolder: join(folder, 'samples'),
    soundFolder: join(folder, 'sounds'),
    weights: have,
    processes: 1,
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-clean-'));
  desk = open(weights);
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

describe.runIf(weights.has('dfn3'))('a noisy recording', { timeout: 300_000 }, () => {
  it('comes out as long as it went in, on time, with the voice and little else', async () => {
    const { file } = await desk.speaker.speak({ text: said, voiceId: 'en-olivia' }, nobody);
    const voice = readWav(file.bytes).samples;
    for (const noise of ['street', 'fan'] as const) {
      const noisy = withNoise(voice, noise, 5);
      const cleaned = await desk.listener.clean(noisy, nobody);
      expect(cleaned.length).toBe(voice.length);
      expect(voiceAbovePauses(voice, cleaned)).toBeGreaterThan(voiceAbovePauses(voice, noisy) + 20);
      expect(likeness(voice, cleaned)).toBeGreaterThan(likeness(voice, noisy));
      // Late by a fiftieth of a second, lips would no longer fit.
      expect(likeness(voice, cleaned)).toBeGreaterThan(likeness(voice, cleaned.subarray(960)));
    }
  });

  it.runIf(weights.has('moonshine-base'))('keeps its words', async () => {
    const text = 'This cream is light. Order it today and feel the difference.';
    const { file } = await desk.speaker.speak({ text, voiceId: 'en-olivia' }, nobody);
    const cleaned = await desk.listener.clean(withNoise(readWav(file.bytes).samples, 'street', 10), nobody);
    const recording = { bytes: encodeMonoWav(cleaned, sampleRate), mime: 'audio/wav' };
    const heard = await desk.listener.transcribe({ file: recording, language: 'en' }, nobody);
    expect(wordErrors(text, heard.text).errors).toBeLessThanOrEqual(1);
  });

  it('comes out the same whatever was cleaned before it', async () => {
    const { file } = await desk.speaker.speak({ text: said, voiceId: 'en-olivia' }, nobody);
    const noisy = withNoise(readWav(file.bytes).samples, 'fan', 10);
    const first = await desk.listener.clean(noisy, nobody);
    await desk.listener.clean(withNoise(noisy, 'street', 0), nobody);
    expect(await desk.listener.clean(noisy, nobody)).toEqual(first);
  });

  it('leaves nothing of noise alone', async () => {
    const noise = withNoise(new Float32Array(sampleRate * 3).fill(1e-6), 'street', -100);
    const cleaned = await desk.listener.clean(noise, nobody);
    const power = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample * sample, 0);
    expect(10 * Math.log10(power(noise) / power(cleaned.subarray(sampleRate)))).toBeGreaterThan(20);
  });
});

it('is refused by name where the model is missing', async () => {
  const bare = open(noWeights);
  await expect(bare.listener.clean(new Float32Array(480), nobody)).rejects.toMatchObject({ code: 'model_missing' });
  await bare.close();
});
