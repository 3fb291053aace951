const magic = 'SNT8';

/** Weights kept as bytes with a scale for each block of them, widened to what the voice computes with. */
export function widenWeights(bytes: Uint8Array, headLength: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new TextDecoder('latin1').decode(bytes.subarray(headLength, headLength + magic.length));
  if (found !== magic) throw new Error('this is no file of weights');
  let at = headLength + magic.length;
  const block = view.getUint16(at, true);
  const blocks = view.getUint32(at + 2, true);
  const count = view.getUint32(at + 6, true);
  at += 10;
  if (at + blocks * (block + 2) > bytes.length || count > blocks * block) throw new Error('the weights are cut off');
  const wide = new Uint8Array(headLength + count * 4);
  wide.set(bytes.subarray(0, headLength));
  const values = new DataView(wide.buffer, headLength);
  for (let number = 0; number < count; number += 1) {
    const start = at + Math.floor(number / block) * (block + 2);
    const value = view.getInt8(start + 2 + (number % block)) * view.getFloat16(start, true);
    values.setFloat32(number * 4, value, true);
  }
  return wide;
}
