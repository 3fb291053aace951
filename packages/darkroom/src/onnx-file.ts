/**
 * As much of ONNX's protocol buffers as a network of convolutions needs, so that weights that come in another format
 * run on the runtime the product has anyway.
 */
type Field = Buffer;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

const number = (field: number, value: number): Field => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer): Field =>
  Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
const text = (field: number, value: string): Field => bytes(field, Buffer.from(value));
const message = (field: number, parts: readonly Field[]): Field => bytes(field, Buffer.concat(parts));

const floats = 1;
const attributeKinds = { int: 2, string: 3, ints: 7 } as const;

type Attribute = number | string | readonly number[];

function attribute(name: string, value: Attribute): Field {
  if (typeof value === 'number') return message(5, [text(1, name), number(3, value), number(20, attributeKinds.int)]);
  if (typeof value === 'string') return message(5, [text(1, name), text(4, value), number(20, attributeKinds.string)]);
  return message(5, [text(1, name), ...value.map((one) => number(8, one)), number(20, attributeKinds.ints)]);
}

export type OnnxNode = {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
};

function nodeField({ op, inputs, output, attributes = {} }: OnnxNode): Field {
  return message(1, [
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  ]);
}

function tensorField(name: string, dims: readonly number[], values: Float32Array): Field {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return message(5, [...dims.map((dim) => number(1, dim)), number(2, floats), text(8, name), bytes(9, raw)]);
}

/** A picture of any size with that many channels. */
function pictureField(field: number, name: string, channels: number): Field {
  const dims = [number(1, 1), number(1, channels), text(2, 'h'), text(2, 'w')].map((dim) => bytes(1, dim));
  const type = message(1, [number(1, floats), message(2, dims)]);
  return message(field, [text(1, name), message(2, [type])]);
}

export type OnnxGraph = {
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly {
    readonly name: string;
    readonly dims: readonly number[];
    readonly values: Float32Array;
  }[];
  readonly channels: number;
};

/** From a picture called `input` to one of three channels called `output`. */
export function onnxFile({ nodes, weights, channels }: OnnxGraph): Buffer {
  const graph = message(7, [
    ...nodes.map(nodeField),
    text(2, 'network'),
    ...weights.map(({ name, dims, values }) => tensorField(name, dims, values)),
    pictureField(11, 'input', channels),
    pictureField(12, 'output', 3),
  ]);
  const operators = message(8, [text(1, ''), number(2, 13)]);
  return Buffer.concat([number(1, 7), graph, operators]);
}
