/** As much of protocol buffers as writing an ONNX file takes. */
export function varintField(field: number, value: number): Buffer {
  return Buffer.from([...varint(field << 3), ...varint(value)]);
}

export function bytesField(field: number, value: Uint8Array | string): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(bytes.length)]), bytes]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

/** A field as it lies in its message: `from` to `to` is the whole of it, `value` its bytes or number. */
export type ReadField = {
  readonly field: number;
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
  readonly number: number;
};

const none = Buffer.alloc(0);

/** The fields of a message, one after the other, without copying them. */
export function* fieldsOf(message: Buffer): Generator<ReadField> {
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const from = at;
    const key = next();
    const field = Math.floor(key / 8);
    const kind = key % 8;
    let [bytes, number]: [Buffer, number] = [none, 0];
    if (kind === 0) number = next();
    else {
      const length = kind === 2 ? next() : kind === 5 ? 4 : 8;
      bytes = message.subarray(at, at + length);
      at += length;
    }
    yield { field, from, to: at, bytes, number };
  }
}
