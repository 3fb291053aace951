/** Pictures as people bring them: all show red at the left and blue at the right, or are refused for a reason. */
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const size = { width: 240, height: 160 };
const [red, blue] = ['#e01010', '#1020e0'];

function halves(left: string, right: string): Buffer {
  const [width, half] = [size.width, size.width / 2];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size.height}"><rect width="${half}" height="100%" fill="${left}"/><rect x="${half}" width="${half}" height="100%" fill="${right}"/></svg>`,
  );
}

const picture = () => sharp(halves(red, blue)).removeAlpha();

async function twoFrames(): Promise<Sharp> {
  const frames = await Promise.all([picture(), sharp(halves('#10e010', '#10e010'))].map((one) => one.png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
}

/** A header that promises far more pixels than the file could ever hold. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Strange, but every tool has to show them rightly. */
export const strangePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'an animated GIF': async () => (await twoFrames()).gif().toBuffer(),
  'an animated WebP': async () => (await twoFrames()).webp({ lossless: true }).toBuffer(),
  'a JPEG in CMYK': () => picture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'a PNG of 16 bits': () => picture().toColourspace('rgb16').png().toBuffer(),
  'a transparent PNG': () => sharp(halves(red, 'none')).png().toBuffer(),
  'a photo that lies on its side': () =>
    picture().rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
};

export const refusedPictures: Readonly<
  Record<string, { readonly bytes: () => Promise<Buffer>; readonly code: string }>
> = {
  'nothing at all': { bytes: async () => Buffer.alloc(0), code: 'wrong_file_kind' },
  'a text that says it is a picture': {
    bytes: async () => Buffer.from('GIF89a, or so they say'),
    code: 'wrong_file_kind',
  },
  'a drawing that could load files': { bytes: async () => halves(red, blue), code: 'wrong_file_kind' },
  'half a JPEG': { bytes: async () => half(await picture().jpeg().toBuffer()), code: 'wrong_file_kind' },
  'half a PNG': { bytes: async () => half(await picture().png().toBuffer()), code: 'wrong_file_kind' },
  'a bomb of 900 megapixels': { bytes: async () => bomb(), code: 'too_many_pixels' },
};
