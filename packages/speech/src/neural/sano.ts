import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { piperNumbers } from './piper-symbols.ts';
import { widenWeights } from './sano-weights.ts';

export const sanoRate = 22_050;

export type SanoFiles = {
  readonly engine: string;
  readonly description: string;
  readonly front: string;
  readonly decoder: string;
};

/** What the engine is built of, by the short names it was built with; nothing else of its package runs here. */
type Engine = {
  readonly b: WebAssembly.Memory;
  readonly c: () => void;
  readonly d: (
    front: number,
    decoder: number,
    line: number,
    length: number,
    slowness: number,
    out: number,
    room: number,
  ) => number;
  readonly e: (bytes: number) => number;
  readonly f: (place: number) => void;
};
type LoadedVoice = { readonly front: number; readonly decoder: number; readonly known: number };

const Description = z.object({
  sample_rate: z.literal(sanoRate),
  front_dims: z.object({ d_vocab: z.number(), d_max_tokens: z.number(), meta_bytes: z.number() }),
  dec_dims: z.object({ meta_bytes: z.number() }),
});

const page = 65_536;
/** No phrase is longer. */
const mostSeconds = 40;

let engine: Promise<Engine> | undefined;
const voices = new Map<string, Promise<LoadedVoice>>();

function sano(file: string): Promise<Engine> {
  engine ??= (async () => {
    let memory: WebAssembly.Memory | undefined;
    const grow = (bytes: number): number => {
      const missing = Math.ceil((bytes - (memory?.buffer.byteLength ?? 0)) / page);
      memory?.grow(Math.max(0, missing));
      return 1;
    };
    const { instance } = await WebAssembly.instantiate(await readFile(file), { a: { a: grow } });
    const exported = instance.exports as unknown as Engine;
    memory = exported.b;
    exported.c();
    return exported;
  })();
  engine.catch(() => (engine = undefined));
  return engine;
}

function voiceOf(own: Engine, files: SanoFiles): Promise<LoadedVoice> {
  const known = voices.get(files.front);
  if (known) return known;
  const loading = (async () => {
    const [description, front, decoder] = await Promise.all([
      readFile(files.description, 'utf8').then((text) => Description.parse(JSON.parse(text))),
      readFile(files.front),
      readFile(files.decoder),
    ]);
    return {
      front: place(own, widenWeights(front, description.front_dims.meta_bytes)),
      decoder: place(own, widenWeights(decoder, description.dec_dims.meta_bytes)),
      known: description.front_dims.d_vocab,
    };
  })();
  voices.set(files.front, loading);
  loading.catch(() => voices.delete(files.front));
  return loading;
}

function place(own: Engine, bytes: Uint8Array): number {
  const at = own.e(bytes.length);
  if (at === 0) throw new Error('the voice has no memory left');
  new Uint8Array(own.b.buffer).set(bytes, at);
  return at;
}

/** Sounds as a wave; this engine does not tell when each of them is said. */
export async function sayWithSano(symbols: string, files: SanoFiles, speed: number): Promise<Float32Array> {
  const own = await sano(files.engine);
  const { front, decoder, known } = await voiceOf(own, files);
  const numbers = piperNumbers(symbols, known);
  const told = place(own, new Uint8Array(numbers.buffer));
  const room = sanoRate * mostSeconds;
  const out = own.e(room * 4);
  try {
    const length = own.d(front, decoder, told, numbers.length, 1 / speed, out, room);
    if (length <= 0) throw new Error(`the voice failed with ${length}`);
    return new Float32Array(own.b.buffer, out, length).slice();
  } finally {
    own.f(told);
    own.f(out);
  }
}
