/** What each table of a WOFF2 is called by a number; 63 means that its four letters follow. */
const named = 63;

/**
 * How much a font holds once it is unpacked, by what its directory says, so that nothing is unpacked to find out. A file
 * that is not WOFF2 is as large as it is.
 */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 48 || view.getUint32(0) !== 0x774f4632) return bytes.length;
  const tables = view.getUint16(12);
  let at = 48;
  let sum = 0;
  const number = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    return Number.POSITIVE_INFINITY;
  };
  for (let index = 0; index < tables; index += 1) {
    const flags = view.getUint8(at);
    at += 1;
    const kind = flags & 63;
    if (kind === named) at += 4;
    const length = number();
    // The outlines and their places are packed in a form of their own unless it says otherwise, other tables if it says so.
    const isOutline = kind === 10 || kind === 11;
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    sum += Math.max(length, isTransformed ? number() : 0);
  }
  return Math.max(sum, view.getUint32(16));
}
