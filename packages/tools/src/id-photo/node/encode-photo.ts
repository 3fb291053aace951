import { AppError } from '@adwright/contract/errors.ts';
import sharp from 'sharp';
import type { DocumentRule } from '../plan/documents.ts';
import { padJpeg } from './pad-jpeg.ts';

const qualities = [95, 92, 88, 84, 80, 75, 70, 64, 58, 52, 46, 40, 34, 28, 22];

type Raw = { readonly data: Buffer; readonly width: number; readonly height: number };

/** The best JPEG within the document's window, at its exact size and with its dots per inch written in. */
export async function encodePhoto(raw: Raw, rule: DocumentRule): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await jpegOf(raw, rule.dpi, quality);
    if (rule.file === null || file.length <= rule.file.max * 1024)
      return rule.file === null ? file : padJpeg(file, rule.file.min * 1024);
  }
  throw new AppError('tool_failed');
}

export function jpegOf({ data, width, height }: Raw, dpi: number, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: quality >= 80 ? '4:4:4' : '4:2:0' })
    .withMetadata({ density: dpi })
    .toBuffer();
}
