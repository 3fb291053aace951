import type { Box } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import type { ToolContext } from '../tool.ts';
import type { Size } from './boxes.ts';

/** Nothing so small or so large is the subject of a picture. */
const coverage = { least: 0.02, most: 0.62 };
const working = 1400;

export type Layers = { readonly subject: Buffer; readonly ground: Buffer; readonly box: Box };

/** The subject on its own and the ground without it; null when nothing stands out, or it runs out of the picture. */
export async function cutLayers(
  picture: Buffer,
  size: Size,
  { pictures, signal }: ToolContext,
): Promise<Layers | null> {
  const small = await sharp(picture)
    .resize(working, working, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const cut = await pictures.cutOut(small.data, { signal });
  const box = cut.subject;
  if (box === null || cut.coverage < coverage.least || cut.coverage > coverage.most) return null;
  const touched = [box.x <= 1, box.y <= 1, box.x + box.width >= width - 1, box.y + box.height >= height - 1];
  if (touched.some(Boolean)) return null;
  const alpha = await sharp(cut.picture.bytes).extractChannel('alpha').raw().toBuffer();
  const grown = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(Math.max(2, Math.max(width, height) / 120))
    .threshold(12)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = Uint8Array.from({ length: width * height }, (_, i) => grown.data[i * grown.info.channels] ?? 0);
  const erased = await pictures.erase(small.data, { width, height, data: mask }, { signal });
  const subject = await sharp(cut.picture.bytes)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .png()
    .toBuffer();
  const ground = await sharp(erased.bytes).removeAlpha().jpeg({ quality: 92 }).toBuffer();
  const scale = size.width / width;
  return {
    subject,
    ground,
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
  };
}
