import { onnxFile, type OnnxNode } from './onnx-file.ts';
import type { Tensor } from './read-tza.ts';

const conv = { kernel_shape: [3, 3], pads: [1, 1, 1, 1] } as const;
const pool = { kernel_shape: [2, 2], strides: [2, 2] } as const;
const nearest = {
  mode: 'nearest',
  coordinate_transformation_mode: 'asymmetric',
  nearest_mode: 'floor',
} as const;

/** Open Image Denoise's U-Net, of its plain size, as an ONNX file. */
export function denoiserNetwork(tensors: ReadonlyMap<string, Tensor>): Buffer {
  const nodes: OnnxNode[] = [];
  const add = (
    op: string,
    inputs: readonly string[],
    output: string,
    attributes: OnnxNode['attributes'] = {},
  ): string => {
    nodes.push({ op, inputs, output, attributes });
    return output;
  };
  const convolve = (name: string, input: string): string =>
    add('Conv', [input, `${name}.weight`, `${name}.bias`], `${name}_c`, conv);
  const layer = (name: string, input: string): string => add('Relu', [convolve(name, input)], name);
  const shrink = (input: string, output: string): string => add('MaxPool', [input], output, pool);
  const grow = (input: string, beside: string, level: number): string => {
    const larger = add('Resize', [input, '', 'twice'], `up${level}`, nearest);
    return add('Concat', [larger, beside], `cat${level}`, { axis: 1 });
  };
  const first = shrink(layer('enc_conv1', layer('enc_conv0', 'input')), 'p1');
  const second = shrink(layer('enc_conv2', first), 'p2');
  const third = shrink(layer('enc_conv3', second), 'p3');
  const fourth = shrink(layer('enc_conv4', third), 'p4');
  let deep = layer('enc_conv5b', layer('enc_conv5a', fourth));
  for (const [level, beside] of [
    [4, third],
    [3, second],
    [2, first],
    [1, 'input'],
  ] as const)
    deep = layer(`dec_conv${level}b`, layer(`dec_conv${level}a`, grow(deep, beside, level)));
  add('Relu', [convolve('dec_conv0', deep)], 'output');
  const channels = tensors.get('enc_conv0.weight')?.dims[1];
  if (channels === undefined) throw new Error('These are not the weights of the denoiser.');
  const weights = [...tensors].map(([name, { dims, values }]) => ({ name, dims, values }));
  const twice = { name: 'twice', dims: [4], values: Float32Array.of(1, 1, 2, 2) };
  return onnxFile({ nodes, weights: [...weights, twice], channels });
}
