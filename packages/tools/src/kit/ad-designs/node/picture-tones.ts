import sharp from 'sharp';

/** The tones a photograph is made of, in a form small enough to keep with every design. */
export type PictureTones = { readonly dark: string; readonly light: string };

const side = 24;

function hex(pixels: Uint8Array, at: number): string {
  return `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

/** The darkest and lightest patches rather than pixels: a speck of glare does not make words unreadable. */
export async function tonesOf(bytes: Uint8Array): Promise<PictureTones> {
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const light = (at: number): number =>
    0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  const order = Array.from({ length: side * side }, (_, index) => index * 3).toSorted((a, b) => light(a) - light(b));
  return { dark: hex(pixels, order[3] ?? 0), light: hex(pixels, order.at(-4) ?? 0) };
}

/** A packshot on a plain sheet is no scene: spread over a whole ad it would be an empty wall. */
export async function isPlainSheet(bytes: Uint8Array): Promise<boolean> {
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const edge = [...pixels].filter((_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return x === 0 || y === 0 || x === side - 1 || y === side - 1;
  });
  return Math.min(...edge) > 225 && Math.max(...edge) - Math.min(...edge) < 14;
}
