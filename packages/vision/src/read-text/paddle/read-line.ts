import { readFile } from 'node:fs/promises';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../../runtime/onnx.ts';
import type { Raster } from '../../picture/decode.ts';
import { type Alphabet, paddleFile } from './alphabets.ts';
import { decodeSigns, type ReadSigns } from './decode-signs.ts';

/** Lines are read at this height. */
export const lineHeight = 48;

type Reader = { readonly network: InferenceSession; readonly signs: readonly string[] };
const readers = new Map<string, Promise<Reader>>();

/** One stays open: each takes some 100 MB, and people mostly read one language. */
function readerFor(alphabet: Alphabet): Promise<Reader> {
  const known = readers.get(alphabet.model);
  if (known) return known;
  for (const [model, reader] of readers) {
    readers.delete(model);
    void reader.then(({ network }) => network.release()).catch(() => undefined);
  }
  const opening = (async () => {
    const network = await openSession(paddleFile(alphabet.model));
    const lines = (await readFile(paddleFile(alphabet.signs), 'utf8')).replace(/\r?\n$/u, '').split(/\r?\n/u);
    // The first number says that there is no sign, the one after the last is a space.
    return { network, signs: ['', ...lines, ' '] };
  })();
  readers.set(alphabet.model, opening);
  opening.catch(() => readers.delete(alphabet.model));
  return opening;
}

/** A line of letters, `lineHeight` high, as text. */
export async function readLine({ width, data }: Raster, alphabet: Alphabet): Promise<ReadSigns> {
  const { network, signs } = await readerFor(alphabet);
  const pixels = width * lineHeight;
  const planes = new Float32Array(3 * pixels);
  // It was taught with blue first.
  for (let channel = 0; channel < 3; channel += 1)
    for (let i = 0; i < pixels; i += 1) planes[channel * pixels + i] = (data[i * 3 + 2 - channel] ?? 0) / 127.5 - 1;
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const answer = await network.run({ [input]: new Tensor('float32', planes, [1, 3, lineHeight, width]) }, [output]);
  return decodeSigns(answer[output]?.data as Float32Array, signs);
}
