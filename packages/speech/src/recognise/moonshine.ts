import { readFile } from 'node:fs/promises';
import tokenizer from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { hearingRate } from './voice-activity.ts';

/** The shape of the "tiny" model. */
const [layers, heads, width] = [6, 8, 36];
const [begin, end] = [1, 2];
/** Nobody speaks faster; a model that goes on is repeating itself. */
const tokensPerSecond = 6.5;

type Model = { readonly encoder: InferenceSession; readonly decoder: InferenceSession };

let model: Promise<Model> | undefined;

function moonshine(): Promise<Model> {
  const load = async (name: string): Promise<InferenceSession> => {
    const file = new URL(`./model/tiny/quantized/${name}.onnx`, import.meta.resolve('@moonshine-ai/moonshine-js'));
    return InferenceSession.create(await readFile(file), { intraOpNumThreads: 2 });
  };
  model ??= Promise.all([load('encoder_model'), load('decoder_model_merged')]).then(([encoder, decoder]) => ({
    encoder,
    decoder,
  }));
  return model;
}

/** What is said in up to some fifteen seconds of English, with its punctuation. */
export async function recognise(sound: Float32Array): Promise<string> {
  const { encoder, decoder } = await moonshine();
  const heard = await encoder.run({ input_values: new Tensor('float32', sound, [1, sound.length]) });
  const states = heard['last_hidden_state'] as Tensor;
  let past = emptyPast();
  const tokens = [begin];
  const most = Math.ceil((sound.length / hearingRate) * tokensPerSecond) + 2;
  for (let step = 0; step < most; step += 1) {
    const answer = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? begin)), [1, 1]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor('bool', [step > 0]),
      ...past,
    });
    const next = likeliest(answer['logits']?.data as Float32Array);
    if (next === end) break;
    tokens.push(next);
    // The encoder's part is only computed in the first step.
    past = Object.fromEntries(
      Object.entries(past).map(([name, value]) => {
        const present = answer[name.replace('past_key_values', 'present')] as Tensor | undefined;
        return [name, present && (step === 0 || name.includes('decoder')) ? present : value];
      }),
    );
  }
  return tokenizer.decode(tokens.slice(1), false, false).trim();
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

function likeliest(scores: Float32Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  return best;
}
