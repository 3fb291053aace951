/**
 * Writes a layered Photoshop file: 8-bit RGB, run-length coded, each layer with its transparency and, where there is
 * one, its mask. Only what a cut-out needs; the format is in Adobe's "Photoshop File Formats Specification".
 */
import { packRows } from './pack-bits.ts';

export type PsdLayer = {
  readonly name: string;
  /** Straight RGBA, as large as the document. */
  readonly pixels: Uint8Array | Uint8ClampedArray;
  /** White shows the layer, black hides it. The layer stays whole beneath. */
  readonly mask?: Uint8Array;
  readonly blend?: 'normal' | 'multiply';
};

export type PsdDocument = {
  readonly width: number;
  readonly height: number;
  /** The lowest first. */
  readonly layers: readonly PsdLayer[];
  /** What programs show that do not know layers. */
  readonly merged: Uint8Array | Uint8ClampedArray;
};

const blendKeys = { normal: 'norm', multiply: 'mul ' } as const;

function bytes(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const encoded = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return Buffer.concat(encoded);
}

function u16(...values: readonly number[]): Uint8Array {
  const made = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) made.writeUInt16BE(value & 0xffff, index * 2);
  return made;
}

function u32(...values: readonly number[]): Uint8Array {
  const made = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) made.writeUInt32BE(value >>> 0, index * 4);
  return made;
}

function plane(pixels: Uint8Array | Uint8ClampedArray, channel: number): Uint8Array {
  const made = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < made.length; index += 1) made[index] = pixels[index * 4 + channel] ?? 0;
  return made;
}

type Channel = { readonly id: number; readonly data: Uint8Array };

function channelsOf({ pixels, mask }: PsdLayer, width: number): Channel[] {
  const colours = [-1, 0, 1, 2].map((id) => ({ id, plane: plane(pixels, id === -1 ? 3 : id) }));
  const all = mask ? [...colours, { id: -2, plane: mask }] : colours;
  return all.map(({ id, plane: values }) => {
    const { lengths, packed } = packRows(values, width);
    return { id, data: bytes(u16(1), u16(...lengths), packed) };
  });
}

/** Names stand twice: in a byte per letter for old programs and in UTF-16 for the others. */
function nameOf(name: string): Uint8Array {
  const short = Buffer.from(name.slice(0, 60), 'latin1');
  const pascal = bytes(Uint8Array.of(short.length), short);
  const wide = Buffer.from(name, 'utf16le').swap16();
  const unicode = bytes(u32(name.length), wide, new Uint8Array((4 - ((wide.length + 4) % 4)) % 4));
  const padding = new Uint8Array((4 - (pascal.length % 4)) % 4);
  return bytes(pascal, padding, '8BIMluni', u32(unicode.length), unicode);
}

function recordOf(layer: PsdLayer, channels: readonly Channel[], width: number, height: number): Uint8Array {
  const bounds = u32(0, 0, height, width);
  const mask = layer.mask ? bytes(u32(20), bounds, Uint8Array.of(0, 0, 0, 0)) : u32(0);
  const extra = bytes(mask, u32(0), nameOf(layer.name));
  return bytes(
    bounds,
    u16(channels.length),
    ...channels.map(({ id, data }) => bytes(u16(id), u32(data.length))),
    '8BIM',
    blendKeys[layer.blend ?? 'normal'],
    // Opaque, not clipped, "made by Photoshop 5 or later", filler.
    Uint8Array.of(255, 0, 8, 0),
    u32(extra.length),
    extra,
  );
}

export function writePsd({ width, height, layers, merged }: PsdDocument): Uint8Array {
  const channels = layers.map((layer) => channelsOf(layer, width));
  const records = layers.map((layer, index) => recordOf(layer, channels[index] ?? [], width, height));
  // A negative count says that the merged picture's fourth channel is its transparency.
  const info = bytes(u16(-layers.length), ...records, ...channels.flat().map(({ data }) => data));
  const even = info.length % 2 === 0 ? info : bytes(info, Uint8Array.of(0));
  const section = bytes(u32(even.length), even, u32(0));
  const packed = [0, 1, 2, 3].map((channel) => packRows(plane(merged, channel), width));
  return bytes(
    '8BPS',
    u16(1, 0, 0, 0, 4),
    u32(height, width),
    u16(8, 3),
    u32(0, 0, section.length),
    section,
    u16(1),
    ...packed.map(({ lengths }) => u16(...lengths)),
    ...packed.map((rows) => rows.packed),
  );
}
