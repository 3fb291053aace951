import { sampleRate, type Stereo } from './stereo.ts';

/** 16-bit PCM with triangular dither, so that long quiet fades stay free of buzz. Same sound, same bytes. */
export function encodeWav(sound: Stereo): Uint8Array {
  const frames = sound.left.length;
  const bytes = new Uint8Array(44 + frames * 4);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string): void => {
    for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
  };
  ascii(0, 'RIFF');
  view.setUint32(4, 36 + frames * 4, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, frames * 4, true);
  const samples = new Int16Array(bytes.buffer, 44, frames * 2);
  let seed = 1;
  const dither = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed / 2 ** 32 - 0.5) * 0.5;
  };
  const pcm = (value: number): number => {
    const sample = Math.max(-1, Math.min(1, value)) * 32_767;
    const noise = sample === 0 ? 0 : dither() + dither();
    return Math.max(-32_768, Math.min(32_767, Math.round(sample + noise)));
  };
  for (let i = 0; i < frames; i += 1) {
    samples[i * 2] = pcm(sound.left[i] ?? 0);
    samples[i * 2 + 1] = pcm(sound.right[i] ?? 0);
  }
  return bytes;
}

/** Reads what `encodeWav` wrote; other files are decoded elsewhere. */
export function decodeWav(bytes: Uint8Array): Stereo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs =
    bytes.length >= 44 && view.getUint32(36) === 0x64617461 && view.getUint32(40, true) === bytes.length - 44;
  if (!isOurs) throw new Error('not a sound of ours');
  const frames = (bytes.length - 44) / 4;
  const sound = { left: new Float32Array(frames), right: new Float32Array(frames) };
  for (let i = 0; i < frames; i += 1) {
    sound.left[i] = view.getInt16(44 + i * 4, true) / 32_767;
    sound.right[i] = view.getInt16(46 + i * 4, true) / 32_767;
  }
  return sound;
}
