import type { Planes, Size } from './planes.ts';

type Channel = { readonly name: string; readonly type: number };
export type Exr = Size & { readonly channels: ReadonlyMap<string, Float32Array> };

const magic = 20_000_630;
const [wide, half, float] = [0, 1, 2];

function readText(bytes: Buffer, at: number): { text: string; end: number } {
  const stop = bytes.indexOf(0, at);
  return { text: bytes.toString('latin1', at, stop), end: stop + 1 };
}

function readChannels(bytes: Buffer, from: number): Channel[] {
  const channels: Channel[] = [];
  for (let at = from; bytes[at] !== 0;) {
    const { text, end } = readText(bytes, at);
    channels.push({ name: text, type: bytes.readUInt32LE(end) });
    at = end + 16;
  }
  return channels;
}

function readHeader(bytes: Buffer): Size & { channels: Channel[]; end: number } {
  let at = 8;
  const found = { width: 0, height: 0, channels: [] as Channel[] };
  while (bytes[at] !== 0) {
    const name = readText(bytes, at);
    const type = readText(bytes, name.end);
    const start = type.end + 4;
    if (name.text === 'channels') found.channels = readChannels(bytes, start);
    if (name.text === 'compression' && bytes[start] !== 0) throw new Error('Write the EXR without compression.');
    if (name.text === 'dataWindow') {
      found.width = bytes.readInt32LE(start + 8) - bytes.readInt32LE(start) + 1;
      found.height = bytes.readInt32LE(start + 12) - bytes.readInt32LE(start + 4) + 1;
    }
    at = start + bytes.readUInt32LE(type.end);
  }
  return { ...found, end: at + 1 };
}

function fromHalf(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Blender's multilayer EXR, written in scan lines without compression. */
export function readExr(bytes: Buffer): Exr {
  if (bytes.readUInt32LE(0) !== magic) throw new Error('This is no EXR file.');
  const { width, height, channels, end } = readHeader(bytes);
  const planes = channels.map((channel) => ({ ...channel, plane: new Float32Array(width * height) }));
  for (let y = 0; y < height; y += 1) {
    let at = Number(bytes.readBigUInt64LE(end + 8 * y)) + 8;
    for (const { type, plane } of planes) {
      for (let x = 0; x < width; x += 1) {
        if (type === float) plane[y * width + x] = bytes.readFloatLE(at + 4 * x);
        else if (type === half) plane[y * width + x] = fromHalf(bytes.readUInt16LE(at + 2 * x));
        else if (type === wide) plane[y * width + x] = bytes.readUInt32LE(at + 4 * x);
      }
      at += (type === half ? 2 : 4) * width;
    }
  }
  return { width, height, channels: new Map(planes.map(({ name, plane }) => [name, plane])) };
}

/** The three planes of a pass, such as `Combined` or `Denoising Albedo`. */
export function passOf(exr: Exr, pass: string): Planes {
  const plane = (...suffixes: string[]): Float32Array => {
    for (const [name, values] of exr.channels)
      if (suffixes.some((suffix) => name.endsWith(`.${pass}.${suffix}`))) return values;
    throw new Error(`The picture has no pass ${pass}.`);
  };
  return [plane('R', 'X'), plane('G', 'Y'), plane('B', 'Z')];
}
