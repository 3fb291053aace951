import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { readFile } from 'node:fs/promises';
import tokenizer from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { hearingRate } from './voice-activity.ts';

/** The shape of the "base" model. The "tiny" one beside it misunderstands two to three times as many words. */
const [layers, heads, width] = [8, 8, 52];
const [begin, end] = [1, 2];
/** Nobody speaks faster; a model that goes on is repeating itself. */
const tokensPerSecond = 6.5;

/**
 * Silence after the words tells the model that they are over. Silence before them does the opposite of good: of clips
 * of a second or two it then often says that nothing was said.
 */
const tail = hearingRate;

/**
 * Threads that wait busily for each other take the processor from everybody else, and the decoder's single words are
 * too little work to share.
 */
const options = (threads: number) => ({
  intraOpNumThreads: threads,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
});

type Model = { readonly encoder: InferenceSession; readonly decoder: InferenceSession };

let model: Promise<Model> | undefined;

function moonshine(): Promise<Model> {
  const file = (name: string) => installedWeights().path('moonshine-base', `dist/model/base/quantized/${name}.onnx`);
  const load = async (path: string, threads: number): Promise<InferenceSession> =>
    InferenceSession.create(await readFile(path), options(threads));
  model ??= Promise.all([load(file('encoder_model'), 2), load(file('decoder_model_merged'), 1)]).then(
    ([encoder, decoder]) => ({ encoder, decoder }),
  );
  return model;
}

export type Recognised = { readonly text: string; readonly confidence: number };

/** What is said in up to some fifteen seconds of English, with its punctuation. */
export async function recognise(sound: Float32Array): Promise<Recognised> {
  const { encoder, decoder } = await moonshine();
  const padded = new Float32Array(sound.length + tail);
  padded.set(sound);
  const heard = await encoder.run({ input_values: new Tensor('float32', padded, [1, padded.length]) });
  const states = heard['last_hidden_state'] as Tensor;
  let past = emptyPast();
  const tokens = [begin];
  let sure = 0;
  const most = Math.ceil((sound.length / hearingRate) * tokensPerSecond) + 2;
  for (let step = 0; step < most; step += 1) {
    const answer = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? begin)), [1, 1]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor('bool', [step > 0]),
      ...past,
    });
    const { token: next, chance } = likeliest(answer['logits']?.data as Float32Array);
    if (next === end) break;
    tokens.push(next);
    sure += chance;
    // The encoder's part is only computed in the first step.
    past = Object.fromEntries(
      Object.entries(past).map(([name, value]) => {
        const present = answer[name.replace('past_key_values', 'present')];
        return [name, present && (step === 0 || name.includes('decoder')) ? present : value];
      }),
    );
  }
  const text = tokenizer.decode(tokens.slice(1), false, false).trim();
  return { text, confidence: tokens.length > 1 ? sure / (tokens.length - 1) : 0 };
}

function emptyPast(): Record<string, Tensor> {
  const past: Record<string, Tensor> = {};
  for (let layer = 0; layer < layers; layer += 1) {
    for (const side of ['decoder', 'encoder']) {
      for (const part of ['key', 'value']) {
        past[`past_key_values.${layer}.${side}.${part}`] = new Tensor('float32', new Float32Array(0), [
          0,
          heads,
          1,
          width,
        ]);
      }
    }
  }
  return past;
}

/** What scores this much less than the best is not worth its exponential. */
const negligible = 16;

function likeliest(scores: Float32Array): { token: number; chance: number } {
  let [token, top] = [0, -Infinity];
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index] ?? 0;
    if (score > top) [token, top] = [index, score];
  }
  let whole = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const behind = (scores[index] ?? 0) - top;
    if (behind > -negligible) whole += Math.exp(behind);
  }
  return { token, chance: 1 / whole };
}
