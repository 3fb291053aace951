import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { joinSpeech, type SpeechSpan } from './speech-spans.ts';

/** What every model here hears. */
export const hearingRate = 16_000;
const window = 512;
const context = 64;

let session: Promise<InferenceSession> | undefined;

/** One small window at a time, so more threads would only wait for each other. */
function silero(): Promise<InferenceSession> {
  session ??= readFile(installedWeights().path('silero-vad', 'dist/silero_vad_v5.onnx')).then((model) =>
    InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
  );
  return session;
}

/** Where somebody speaks (Silero VAD 5), in seconds. */
export async function findSpeech(sound: Float32Array): Promise<SpeechSpan[]> {
  const model = await silero();
  const sr = new Tensor('int64', BigInt64Array.of(BigInt(hearingRate)), []);
  let state: Tensor = new Tensor('float32', new Float32Array(256), [2, 1, 128]);
  const chances: number[] = [];
  const input = new Float32Array(context + window);
  for (let at = 0; at < sound.length; at += window) {
    // Each window comes with the end of the one before it.
    input.copyWithin(0, window);
    input.fill(0, context);
    input.set(sound.subarray(at, at + window), context);
    const answer = await model.run({ input: new Tensor('float32', input, [1, input.length]), state, sr });
    state = answer['stateN'] as Tensor;
    chances.push(Number(answer['output']?.data[0] ?? 0));
  }
  return joinSpeech(chances, window / hearingRate, sound.length / hearingRate);
}
