import sharp from 'sharp';
import type { Size } from './planes.ts';

/** Pictures of one size on a contact sheet. */
export async function inRows(cells: readonly Buffer[], { width, height }: Size, columns: number): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns);
  const size = { width: columns * width, height: rows * height };
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(cells.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })))
    .webp({ quality: 86 })
    .toBuffer();
}
