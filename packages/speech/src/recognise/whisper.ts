import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { bands, columns, logMel } from './log-mel.ts';
import { repeatedTail } from './repeats.ts';
import { readWords, type WhisperWords } from './whisper-words.ts';

export type WhisperSize = 'base' | 'small';

export type WhisperFiles = {
  readonly size: WhisperSize;
  readonly encoder: string;
  readonly decoder: string;
  readonly vocabulary: string;
  readonly settings: string;
};

type Shape = { readonly layers: number; readonly heads: number };
const shapes: Readonly<Record<WhisperSize, Shape>> = {
  base: { layers: 6, heads: 8 },
  small: { layers: 12, heads: 12 },
};
const width = 64;
const [end, begin, write, nothingSaid, withoutTimes] = [50_257, 50_258, 50_359, 50_362, 50_363];
/** Nobody speaks faster; a model that goes on is repeating itself. */
const tokensPerSecond = 9;

/** An arena would keep what the encoder worked on: 2.4 GB with the larger model, and its process would be ended for it after each call. */
const options = (threads: number) => ({
  intraOpNumThreads: threads,
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
});

type Model = { readonly encoder: InferenceSession; readonly decoder: InferenceSession; readonly words: WhisperWords };
type Past = Readonly<Record<string, Tensor>>;

const models = new Map<WhisperSize, Promise<Model>>();

function whisper(files: WhisperFiles): Promise<Model> {
  const known = models.get(files.size);
  if (known) return known;
  const model = (async () => {
    const load = async (file: string, threads: number): Promise<InferenceSession> =>
      InferenceSession.create(await readFile(file), options(threads));
    const [encoder, decoder, words] = await Promise.all([
      load(files.encoder, 2),
      load(files.decoder, 1),
      readWords(files),
    ]);
    return { encoder, decoder, words };
  })();
  models.set(files.size, model);
  model.catch(() => models.delete(files.size));
  return model;
}

const past = (of: string, { layers }: Shape): string[] =>
  Array.from({ length: layers }, (_, layer) =>
    ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => `${of}.${layer}.${part}`),
  ).flat();

export type HeardByWhisper = {
  readonly text: string;
  /** A code such as `de`. */
  readonly language: string;
  /** How sure it was of the words, 0 to 1. */
  readonly confidence: number;
  /** The chance that nobody speaks at all. */
  readonly silence: number;
};

export type WhisperOrder = {
  readonly language: string | null;
  /** The languages it may be, where it is not known. */
  readonly among: readonly string[];
  /** A language that somebody else hears: what is found to be in it is not written down. */
  readonly leave?: string | undefined;
};

/** What is said in up to thirty seconds, in the given language or in the likeliest of those that may be meant. */
export async function hearWithWhisper(
  sound: Float32Array,
  files: WhisperFiles,
  { language, among, leave }: WhisperOrder,
): Promise<HeardByWhisper> {
  const { encoder, decoder, words } = await whisper(files);
  const shape = shapes[files.size];
  const wanted = ['logits', ...past('present', shape)];
  const picture = new Tensor('float32', logMel(sound), [1, bands, columns]);
  const states = (await encoder.run({ input_features: picture }))['last_hidden_state'] as Tensor;
  let kept: Past | undefined;
  const feed = async (token: number): Promise<Float32Array> => {
    const answer = await decoder.run(
      {
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', [kept !== undefined]),
        ...(kept ?? emptyPast(shape)),
      },
      wanted,
    );
    kept = nextPast(answer, kept, shape);
    return answer['logits']?.data as Float32Array;
  };
  const first = await feed(begin);
  const silence = chanceOf(first, nothingSaid);
  const spoken = language ?? likeliestLanguage(first, words, among);
  if (language === null && spoken === leave) return { text: '', language: spoken, confidence: 0, silence };
  await feed(words.languages.get(spoken) ?? begin);
  await feed(write);
  const written = await writeDown(await feed(withoutTimes), feed, words, sound.length / 16_000);
  return { ...written, language: spoken, silence };
}

async function writeDown(
  start: Float32Array,
  feed: (token: number) => Promise<Float32Array>,
  words: WhisperWords,
  seconds: number,
): Promise<{ text: string; confidence: number }> {
  const tokens: number[] = [];
  let [scores, sure] = [start, 0];
  const most = Math.min(220, Math.ceil(seconds * tokensPerSecond) + 4);
  while (tokens.length < most) {
    const next = likeliestToken(scores, words.unsaid, tokens.length === 0);
    if (next === end) break;
    sure += Math.log(chanceOf(scores, next));
    tokens.push(next);
    const repeated = repeatedTail(tokens);
    if (repeated > 0) {
      tokens.splice(-repeated);
      break;
    }
    scores = await feed(next);
  }
  return { text: words.text(tokens), confidence: tokens.length === 0 ? 0 : Math.exp(sure / tokens.length) };
}

function likeliestToken(scores: Float32Array, unsaid: ReadonlySet<number>, isFirst: boolean): number {
  let [token, top] = [end, -Infinity];
  for (let id = 0; id <= end; id += 1) {
    const score = scores[id] ?? 0;
    if (score > top && !unsaid.has(id) && !(isFirst && id === end)) [token, top] = [id, score];
  }
  return token;
}

function likeliestLanguage(scores: Float32Array, words: WhisperWords, among: readonly string[]): string {
  const score = (code: string): number => scores[words.languages.get(code) ?? -1] ?? -Infinity;
  return among.toSorted((a, b) => score(b) - score(a))[0] ?? 'en';
}

function chanceOf(scores: Float32Array, token: number): number {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let whole = 0;
  for (const score of scores) whole += Math.exp(score - top);
  return Math.exp((scores[token] ?? -Infinity) - top) / whole;
}

function emptyPast(shape: Shape): Past {
  const nothing = new Tensor('float32', new Float32Array(0), [1, shape.heads, 0, width]);
  return Object.fromEntries(past('past_key_values', shape).map((name) => [name, nothing]));
}

/** The encoder's part is only computed in the first step. */
function nextPast(answer: Readonly<Record<string, Tensor>>, before: Past | undefined, shape: Shape): Past {
  return Object.fromEntries(
    past('past_key_values', shape).map((name) => {
      const fresh = answer[name.replace('past_key_values', 'present')];
      const kept = before?.[name];
      return [name, (kept && name.includes('encoder') ? kept : fresh) as Tensor];
    }),
  );
}
