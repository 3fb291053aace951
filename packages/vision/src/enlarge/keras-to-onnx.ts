/**
 * The enlarging network is published as a Keras graph for browsers. It consists of five kinds of layers, so it is
 * rewritten as ONNX and runs natively, several times as fast as in wasm.
 */
import { bytesField, varintField } from '@adwright/model-host/protobuf.ts';

export type KerasModel = {
  readonly modelTopology: { readonly model_config: { readonly config: { readonly layers: readonly KerasLayer[] } } };
  readonly weightsManifest: readonly { readonly weights: readonly { name: string; shape: readonly number[] }[] }[];
};

export type KerasLayer = {
  readonly class_name: string;
  readonly name: string;
  readonly config: {
    readonly kernel_size?: readonly number[];
    readonly padding?: string;
    readonly activation?: string;
  };
  readonly inbound_nodes: readonly (readonly (readonly unknown[])[])[];
};

type Attribute = {
  readonly name: string;
  readonly ints?: readonly number[];
  readonly int?: number;
  readonly text?: string;
};

/** `weights` are the model's values in the order of its manifest. Input and output are N × 3 × height × width. */
export function kerasToOnnx(model: KerasModel, weights: Float32Array): Buffer {
  const { layers } = model.modelTopology.model_config.config;
  const parameters: Buffer[] = [];
  let offset = 0;
  for (const { name, shape } of model.weightsManifest.flatMap((group) => group.weights)) {
    const size = shape.reduce((product, length) => product * length, 1);
    parameters.push(parameter(name, shape, weights.subarray(offset, offset + size)));
    offset += size;
  }
  parameters.push(initializer('twice', [4], new Float32Array([1, 1, 2, 2])));
  const nodes = layers.flatMap((layer) => (layer.class_name === 'InputLayer' ? [] : [bytesField(1, nodeOf(layer))]));
  const graph = Buffer.concat([
    ...nodes,
    bytesField(2, 'enlarge'),
    ...parameters.map((value) => bytesField(5, value)),
    bytesField(11, image(layers[0]?.name ?? '')),
    bytesField(12, image(layers.at(-1)?.name ?? '')),
  ]);
  return Buffer.concat([varintField(1, 8), bytesField(7, graph), bytesField(8, varintField(2, 13))]);
}

function nodeOf(layer: KerasLayer): Buffer {
  const inputs = layer.inbound_nodes.flatMap((node) => node.map((from) => String(from[0])));
  const { name, config } = layer;
  switch (layer.class_name) {
    case 'Conv2D': {
      if (config.activation !== 'linear') throw new Error(`activation ${config.activation} in ${name}`);
      const padding: Attribute = { name: 'auto_pad', text: config.padding === 'same' ? 'SAME_UPPER' : 'VALID' };
      return node('Conv', [...inputs, `${name}/kernel`, `${name}/bias`], name, [padding]);
    }
    case 'Activation':
      if (config.activation !== 'relu') throw new Error(`activation ${config.activation} in ${name}`);
      return node('Relu', inputs, name);
    case 'Concatenate':
      return node('Concat', inputs, name, [{ name: 'axis', int: 1 }]);
    case 'Add':
      return node('Add', inputs, name);
    case 'UpSampling2D':
      return node('Resize', [...inputs, '', 'twice'], name, [
        { name: 'mode', text: 'nearest' },
        { name: 'coordinate_transformation_mode', text: 'asymmetric' },
        { name: 'nearest_mode', text: 'floor' },
      ]);
    default:
      throw new Error(`no rule for a layer of kind ${layer.class_name}`);
  }
}

function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Attribute[] = [],
): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => bytesField(1, input)),
    bytesField(2, output),
    bytesField(4, operator),
    ...attributes.map((attribute) => bytesField(5, attributeOf(attribute))),
  ]);
}

function attributeOf({ name, int, text }: Attribute): Buffer {
  const value =
    text === undefined ? [varintField(3, int ?? 0), varintField(20, 2)] : [bytesField(4, text), varintField(20, 3)];
  return Buffer.concat([bytesField(1, name), ...value]);
}

/** Keras keeps kernels as height, width, in, out; ONNX as out, in, height, width. */
function parameter(name: string, shape: readonly number[], values: Float32Array): Buffer {
  if (shape.length !== 4) return initializer(name, shape, values);
  const [rows = 0, columns = 0, inputs = 0, outputs = 0] = shape;
  const turned = new Float32Array(values.length);
  let target = 0;
  for (let o = 0; o < outputs; o += 1)
    for (let i = 0; i < inputs; i += 1)
      for (let place = 0; place < rows * columns; place += 1, target += 1)
        turned[target] = values[(place * inputs + i) * outputs + o] ?? 0;
  return initializer(name, [outputs, inputs, rows, columns], turned);
}

function initializer(name: string, shape: readonly number[], values: Float32Array): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([
    ...shape.map((length) => varintField(1, length)),
    varintField(2, 1),
    bytesField(8, name),
    bytesField(9, raw),
  ]);
}

function image(name: string): Buffer {
  const sizes = [varintField(1, 1), varintField(1, 3), bytesField(2, `${name}-rows`), bytesField(2, `${name}-columns`)];
  const shape = Buffer.concat(sizes.map((size) => bytesField(1, size)));
  const tensor = Buffer.concat([varintField(1, 1), bytesField(2, shape)]);
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, tensor))]);
}
