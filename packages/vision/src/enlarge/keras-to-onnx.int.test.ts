import { Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { openSession } from '../runtime/onnx.ts';
import { type KerasLayer, type KerasModel, kerasToOnnx } from './keras-to-onnx.ts';

const layer = (kind: string, name: string, from: readonly string[], config: KerasLayer['config'] = {}): KerasLayer => ({
  class_name: kind,
  name,
  config,
  inbound_nodes: from.length === 0 ? [] : [from.map((source) => [source, 0, 0, {}])],
});

const layers = [
  layer('InputLayer', 'in', []),
  layer('Conv2D', 'mix', ['in'], { padding: 'same', activation: 'linear' }),
  layer('Activation', 'cut', ['mix'], { activation: 'relu' }),
  layer('Add', 'sum', ['cut', 'in']),
  layer('UpSampling2D', 'up', ['sum']),
];
const model: KerasModel = {
  modelTopology: { model_config: { config: { layers } } },
  weightsManifest: [
    {
      weights: [
        { name: 'mix/kernel', shape: [1, 1, 3, 3] },
        { name: 'mix/bias', shape: [3] },
      ],
    },
  ],
};

it('computes what the layers say', async () => {
  // Red takes red + 2 · green, green takes −1 everywhere and is cut, blue takes blue + 0.5.
  const kernel = [1, 0, 0, 2, 0, 0, 0, 0, 1];
  const session = await openSession(kerasToOnnx(model, new Float32Array([...kernel, 0, -1, 0.5])));
  const picture = new Tensor('float32', Float32Array.from([1, 2, 3, 4, 5, 6]), [1, 3, 1, 2]);
  const { up } = await session.run({ in: picture });
  expect(up?.dims).toEqual([1, 3, 2, 4]);
  const red = [1 + 2 * 3 + 1, 2 + 2 * 4 + 2];
  const blue = [5 + 0.5 + 5, 6 + 0.5 + 6];
  const doubled = (values: number[]) => values.flatMap((value) => [value, value]);
  const rows = [red, [3, 4], blue].flatMap((values) => [...doubled(values), ...doubled(values)]);
  expect(Array.from((up?.data ?? []) as Float32Array)).toEqual(rows);
});

it('refuses a layer it has no rule for', () => {
  const strange = {
    ...model,
    modelTopology: { model_config: { config: { layers: [layer('Dropout', 'x', ['in'])] } } },
  };
  expect(() => kerasToOnnx(strange, new Float32Array(12))).toThrow('Dropout');
});
