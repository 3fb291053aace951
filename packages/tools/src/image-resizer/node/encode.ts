import sharp from 'sharp';

export type Format = 'jpg' | 'png' | 'webp';

const qualities = [90, 84, 78, 72, 64, 56, 48, 40, 32, 24, 16];
const colours = [256, 128, 64, 32, 16];

export type Encoded = { readonly body: Buffer; readonly format: Format; readonly fits: boolean };

/** The best file of that kind under the limit. A PNG that no palette makes light enough becomes a JPEG. */
export async function encodeUnder(picture: Buffer, format: Format, maxBytes: number | null): Promise<Encoded> {
  const limit = maxBytes ?? Number.POSITIVE_INFINITY;
  if (format === 'png') {
    const png = await pngUnder(picture, limit);
    return png ? { body: png, format, fits: true } : encodeUnder(picture, 'jpg', maxBytes);
  }
  let last: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    last = await lossy(picture, format, quality);
    if (last.length <= limit) return { body: last, format, fits: true };
  }
  return { body: last, format, fits: false };
}

function lossy(picture: Buffer, format: 'jpg' | 'webp', quality: number): Promise<Buffer> {
  const flat = sharp(picture).removeAlpha().toColourspace('srgb');
  return (format === 'jpg' ? flat.jpeg({ quality, mozjpeg: quality < 80 }) : flat.webp({ quality })).toBuffer();
}

async function pngUnder(picture: Buffer, limit: number): Promise<Buffer | null> {
  const full = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  if (full.length <= limit) return full;
  for (const count of colours) {
    const few = await sharp(picture).removeAlpha().png({ palette: true, colours: count, effort: 5 }).toBuffer();
    if (few.length <= limit) return few;
  }
  return null;
}
