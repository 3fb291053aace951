/** ISNet: finer than U²-Net in hair, four times as slow. An operator adds it who accepts its terms. */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { readFile } from 'node:fs/promises';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../runtime/onnx.ts';

export const isnetSide = 1024;
const weights = 'isnet';
const model = '/models/medium';

let session: Promise<InferenceSession> | undefined;

/** The package cuts its model into pieces named by their sums. */
async function openIsnet(): Promise<InferenceSession> {
  const installed = installedWeights();
  const list = await readFile(installed.path(weights, 'dist/resources.json'), 'utf8');
  const { chunks } = (JSON.parse(list) as Record<string, { chunks: { hash: string }[] }>)[model] ?? { chunks: [] };
  const pieces = chunks.map(({ hash }) => readFile(installed.path(weights, `dist/${hash}`)));
  return openSession(Buffer.concat(await Promise.all(pieces)));
}

/** `rgb` is the picture squeezed into a square of that side. */
export async function findByIsnet(rgb: Uint8Array): Promise<Float32Array> {
  session ??= openIsnet();
  const network = await session;
  const pixels = isnetSide * isnetSide;
  const planes = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel += 1)
    for (let i = 0; i < pixels; i += 1) planes[channel * pixels + i] = ((rgb[i * 3 + channel] ?? 0) - 128) / 256;
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const result = await network.run({ [input]: new Tensor('float32', planes, [1, 3, isnetSide, isnetSide]) }, [output]);
  return Float32Array.from(result[output]?.data as Float32Array);
}
