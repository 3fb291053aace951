import type { CallOptions, ModelHost } from '@adwright/model-host/create-model-host.ts';
import { expect, it } from 'vitest';
import { createListener } from './create-listener.ts';
import { createSpeaker } from './create-speaker.ts';
import type { SpeechTasks } from './process/speech-tasks.ts';
import type { SoundCodec } from './sound-codec.ts';
import { noWeights } from './testing/no-weights.ts';

it('asks the models on behalf of the person, so that people take turns there', async () => {
  const asked: [string, string | undefined][] = [];
  const host: ModelHost<SpeechTasks> = {
    call: async (task: string, _payload: unknown, options: CallOptions = {}) => {
      asked.push([task, options.person]);
      return { wav: new Uint8Array(), words: [], phonemes: [], segments: [], spokenSeconds: 0, confidence: 1 } as never;
    },
    pids: () => [],
    close: async () => undefined,
  };
  const second = new Float32Array(16_000);
  const codec = { decode: async () => ({ left: second, right: second, rate: 16_000 }) } as unknown as SoundCodec;
  const file = { bytes: new Uint8Array(8), mime: 'audio/wav' };
  const call = { userId: 'ada', runId: null };

  const listener = createListener({ host, codec, remote: null, weights: noWeights });
  await listener.transcribe({ file, language: 'en' }, call).catch(() => undefined);
  await listener.align({ file, script: 'Hello', language: 'en' }, call);
  await listener.mouth(file, call);
  const speaker = createSpeaker({
    host,
    codec,
    machineVoices: async () => [],
    remote: null,
    weights: noWeights,
    kept: { recall: (_key, make) => make() },
    processes: 1,
  });
  const [voice] = await speaker.voices();
  await speaker.speak({ text: 'Hello', voiceId: voice?.id ?? '' }, call);
  await speaker.speak({ text: 'Hello', voiceId: voice?.id ?? '' }, { ...call, userId: null });
  expect(asked).toEqual([
    ['transcribe', 'ada'],
    ['align', 'ada'],
    ['mouth', 'ada'],
    ['speak', 'ada'],
    ['speak', undefined],
  ]);
});
