import { bytesField } from '@adwright/model-host/protobuf.ts';

const [graphOfModel, outputOfGraph, nameOfValue, typeOfValue, tensorOfType] = [7, 12, 1, 2, 1];
const float32 = Buffer.from([8, 1]);

/**
 * An ONNX file that also answers an inner value. Parts of a message that come twice are merged by whoever reads it, so
 * a second, almost empty graph after the first one is all it takes.
 */
export function withFloatOutput(model: Uint8Array, name: string): Uint8Array {
  const type = bytesField(typeOfValue, bytesField(tensorOfType, float32));
  const output = bytesField(outputOfGraph, Buffer.concat([bytesField(nameOfValue, name), type]));
  return Buffer.concat([model, bytesField(graphOfModel, output)]);
}
