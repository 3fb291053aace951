/** The first channel of a plain 16-bit WAV, which is what speech engines write. */
export function readWav(bytes: Uint8Array): { readonly samples: Float32Array; readonly rate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || view.getUint32(0) !== 0x52494646) throw new Error('not a WAV file');
  let [at, rate, channels, bits] = [12, 0, 1, 16];
  while (at + 8 <= bytes.length) {
    const [id, size] = [view.getUint32(at), view.getUint32(at + 4, true)];
    if (id === 0x666d7420) {
      channels = view.getUint16(at + 10, true);
      rate = view.getUint32(at + 12, true);
      bits = view.getUint16(at + 22, true);
    } else if (id === 0x64617461) {
      if (bits !== 16 || rate < 4000 || rate > 192_000 || channels < 1) break;
      // Engines that write to a pipe do not know the size beforehand and claim too much.
      const count = Math.floor(Math.min(size, bytes.length - at - 8) / 2 / channels);
      const samples = new Float32Array(count);
      for (let i = 0; i < count; i += 1) samples[i] = view.getInt16(at + 8 + i * 2 * channels, true) / 32_768;
      return { samples, rate };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('not a WAV file of 16 bits');
}
