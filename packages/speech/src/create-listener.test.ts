import type { ModelHost } from '@adwright/model-host/create-model-host.ts';
import { silence } from '@adwright/sound/stereo.ts';
import type { Weights } from '@adwright/weights/open-weights.ts';
import { expect, it } from 'vitest';
import { createListener } from './create-listener.ts';
import type { SpeechTasks } from './process/speech-tasks.ts';
import type { SoundCodec } from './sound-codec.ts';

const file = { bytes: new Uint8Array(1), mime: 'audio/wav' };
const nobody = { userId: null, runId: null };
const heard = { segments: [{ text: 'Hallo.', start: 0, end: 1 }], words: [], spokenSeconds: 1, confidence: 1 };

/** A listener with these models, and a model that answers at once. */
function listener(...models: readonly string[]) {
  const weights: Weights = { has: (id) => models.includes(id), path: (id, path) => `${id}/${path}` };
  const host = { call: async () => ({ ...heard, language: 'de' }) } as unknown as ModelHost<SpeechTasks>;
  const codec = { decode: async () => silence(1) } as unknown as SoundCodec;
  return createListener({ host, codec, remote: null, weights });
}

it.each([
  [['whisper-base', 'whisper-small'], 'careful', 'Whisper Small'],
  [['whisper-base', 'whisper-small'], 'fast', 'Whisper'],
  [['whisper-base', 'whisper-small'], undefined, 'Whisper'],
  [['whisper-base'], 'careful', 'Whisper'],
  [['whisper-small'], 'fast', 'Whisper Small'],
] as const)('with %j the %s ear is %s', async (models, ear, engine) => {
  expect((await listener(...models).transcribe({ file, language: 'de', ear }, nobody)).engine).toBe(engine);
});

it('says that nobody hears a language whose recogniser is missing', async () => {
  await expect(listener().transcribe({ file, language: 'de' }, nobody)).rejects.toMatchObject({
    code: 'transcription_language',
  });
});
