/** Says of a picture whether it may be shown to anybody (NSFWJS, MobileNet v2). */
import type { PictureVerdict } from '@adwright/domain/engines/pictures.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { createRequire } from 'node:module';
import { decodeRgb, openPicture } from '../picture/decode.ts';
import { type GraphModel, openHuman, type TensorRuntime } from '../runtime/tensor-runtime.ts';
import { judge } from './judge.ts';

const side = 224;
const shards = ['group1-shard1of2', 'group1-shard2of2'];

let model: Promise<GraphModel> | undefined;

export async function inspect(bytes: Uint8Array): Promise<PictureVerdict> {
  const { picture } = await openPicture(bytes);
  const { data } = await decodeRgb(picture, { width: side, height: side });
  const { tf } = await openHuman();
  model ??= openModel(tf, modelFiles());
  const network = await model;
  const input = tf.tensor(
    Float32Array.from(data, (value) => value / 255),
    [1, side, side, 3],
    'float32',
  );
  const output = network.execute(input);
  try {
    return judge(await output.data());
  } finally {
    tf.dispose(input);
    tf.dispose(output);
  }
}

type ModelFile = {
  readonly modelTopology: object;
  readonly format: string;
  readonly weightsManifest: readonly { readonly weights: readonly object[] }[];
};

/** The package carries its model as modules: the graph as one, the weights as text in two more. */
function modelFiles(): { graph: string; weights: string[] } {
  const file = (name: string): string =>
    installedWeights().path('nsfw-mobilenet', `dist/models/mobilenet_v2_mid/${name}.min.js`);
  return { graph: file('model'), weights: shards.map(file) };
}

function openModel(tf: TensorRuntime, files: { graph: string; weights: readonly string[] }): Promise<GraphModel> {
  const require = createRequire(import.meta.url);
  const { modelTopology, format, weightsManifest } = require(files.graph) as ModelFile;
  const weights = Buffer.concat(files.weights.map((file) => Buffer.from(require(file) as string, 'base64')));
  const artifacts = {
    modelTopology,
    format,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.length),
  };
  return tf.loadGraphModel({ load: async () => artifacts });
}
