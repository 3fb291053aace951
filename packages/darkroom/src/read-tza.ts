export type Tensor = { readonly dims: readonly number[]; readonly values: Float32Array };

function fromHalf(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Intel's archive of weights for Open Image Denoise: a table of named tensors of 16 or 32 bits. */
export function readTza(bytes: Buffer): Map<string, Tensor> {
  if (bytes.readUInt16LE(0) !== 0x41d7) throw new Error('This is no archive of weights.');
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = new Map<string, Tensor>();
  for (let index = 0; index < count; index += 1) {
    const nameLength = bytes.readUInt16LE(at);
    const name = bytes.toString('latin1', at + 2, at + 2 + nameLength);
    at += 2 + nameLength;
    const rank = bytes.readUInt8(at);
    const dims = Array.from({ length: rank }, (_, axis) => bytes.readUInt32LE(at + 1 + 4 * axis));
    at += 1 + 5 * rank;
    const wide = String.fromCharCode(bytes.readUInt8(at)) === 'f';
    const offset = Number(bytes.readBigUInt64LE(at + 1));
    at += 9;
    const values = new Float32Array(dims.reduce((product, dim) => product * dim, 1));
    for (let place = 0; place < values.length; place += 1)
      values[place] = wide ? bytes.readFloatLE(offset + 4 * place) : fromHalf(bytes.readUInt16LE(offset + 2 * place));
    tensors.set(name, { dims, values });
  }
  return tensors;
}
