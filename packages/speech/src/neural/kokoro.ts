import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { withFloatOutput } from './graph-output.ts';
import type { TimedSound } from './line-times.ts';
import type { SoundLine } from './sound-line.ts';

export const kokoroRate = 24_000;

export type KokoroFiles = { readonly model: string; readonly symbols: string; readonly voice: string };

/** How many frames of the sound each symbol gets: an inner value of the model. */
const durations = '/encoder/Clip_output_0';
const frame = 600 / kokoroRate;
/** Every voice has a style for each length of text, up to this one. */
const styleWidth = 256;
export const longestLine = 509;

const [before, after] = [0.04, 0.07];

type Model = { readonly session: InferenceSession; readonly symbols: Readonly<Record<string, number>> };

const Symbols = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) });

let model: Promise<Model> | undefined;
const styles = new Map<string, Promise<Float32Array>>();

/** Threads that wait busily for each other would take the processor from everybody else. */
const options = { intraOpNumThreads: 2, extra: { session: { intra_op: { allow_spinning: '0' } } } };

function kokoro(files: KokoroFiles): Promise<Model> {
  model ??= (async () => {
    const [bytes, table] = await Promise.all([readFile(files.model), readFile(files.symbols, 'utf8')]);
    const session = await InferenceSession.create(withFloatOutput(bytes, durations), options);
    return { session, symbols: Symbols.parse(JSON.parse(table)).model.vocab };
  })();
  // A file that could not be read once may be there the next time.
  model.catch(() => (model = undefined));
  return model;
}

function styleOf(file: string): Promise<Float32Array> {
  const known = styles.get(file);
  if (known) return known;
  const style = readFile(file).then((bytes) => new Float32Array(new Uint8Array(bytes).buffer));
  styles.set(file, style);
  style.catch(() => styles.delete(file));
  return style;
}

export type SaidLine = { readonly samples: Float32Array; readonly sounds: readonly TimedSound[] };

/** Says a line of sounds in one breath, and knows from the model itself when each of them is said. */
export async function sayWithKokoro(line: SoundLine, files: KokoroFiles, speed: number): Promise<SaidLine> {
  const [{ session, symbols }, styleTable] = await Promise.all([kokoro(files), styleOf(files.voice)]);
  const ids = [0];
  const places = line.map((item) => {
    const from = ids.length;
    for (const symbol of 'mark' in item ? item.mark : item.symbols) {
      const id = symbols[symbol];
      if (id !== undefined && ids.length <= longestLine) ids.push(id);
    }
    return { item, from, to: ids.length };
  });
  const length = ids.length - 1;
  ids.push(0);
  const answer = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    style: new Tensor('float32', styleTable.slice(length * styleWidth, (length + 1) * styleWidth), [1, styleWidth]),
    speed: new Tensor('float32', Float32Array.of(speed), [1]),
  });
  const starts = startsOf(answer[durations]?.data as Float32Array);
  const timed = places.flatMap(({ item, from, to }) =>
    'mark' in item ? [] : [{ ...item, start: (starts[from] ?? 0) * frame, end: (starts[to] ?? 0) * frame }],
  );
  return trimmed(answer['waveform']?.data as Float32Array, timed);
}

function startsOf(lengths: Float32Array): number[] {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return starts;
}

/** The model surrounds a line with silence of its own; how long a pause is, we decide. */
function trimmed(wave: Float32Array, sounds: readonly TimedSound[]): SaidLine {
  const [first, last] = heardPart(wave);
  const from = Math.max(0, Math.max(first, (sounds[0]?.start ?? 0) - 0.1) - before);
  const to = Math.min(wave.length / kokoroRate, last + after);
  const samples = wave.slice(Math.round(from * kokoroRate), Math.round(to * kokoroRate));
  fade(samples);
  const moved = (time: number): number => Math.max(0, Math.min(to, time) - from);
  return { samples, sounds: sounds.map((one) => ({ ...one, start: moved(one.start), end: moved(one.end) })) };
}

/** From the first to the last moment, in seconds, at which there is more than a breath. */
function heardPart(wave: Float32Array): [first: number, last: number] {
  const isHeard = (sample: number): boolean => Math.abs(sample) > 0.008;
  const [first, last] = [wave.findIndex(isHeard), wave.findLastIndex(isHeard)];
  return first < 0 ? [0, wave.length / kokoroRate] : [first / kokoroRate, last / kokoroRate];
}

/** A cut in the middle of a breath would click. */
function fade(samples: Float32Array): void {
  const length = Math.min(samples.length >> 1, Math.round(0.01 * kokoroRate));
  for (let at = 0; at < length; at += 1) {
    const end = samples.length - 1 - at;
    samples[at] = ((samples[at] ?? 0) * at) / length;
    samples[end] = ((samples[end] ?? 0) * at) / length;
  }
}
