import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { onnxFile } from './onnx-file.ts';

it('writes a network that the runtime reads', async () => {
  const file = onnxFile({
    nodes: [
      {
        op: 'Conv',
        inputs: ['input', 'weight', 'bias'],
        output: 'sum',
        attributes: { kernel_shape: [1, 1], pads: [0, 0, 0, 0] },
      },
      { op: 'Concat', inputs: ['sum', 'sum', 'sum'], output: 'output', attributes: { axis: 1 } },
    ],
    weights: [
      { name: 'weight', dims: [1, 2, 1, 1], values: Float32Array.of(2, 1) },
      { name: 'bias', dims: [1], values: Float32Array.of(0.5) },
    ],
    channels: 2,
  });
  const session = await InferenceSession.create(file);
  const { output } = await session.run({ input: new Tensor('float32', Float32Array.of(1, 2, 10, 20), [1, 2, 1, 2]) });
  expect(output?.dims).toEqual([1, 3, 1, 2]);
  expect(output?.data).toEqual(Float32Array.of(12.5, 24.5, 12.5, 24.5, 12.5, 24.5));
});
