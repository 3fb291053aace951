import sharp from 'sharp';
import type { Sprite } from '../plan/sprite.ts';
import { type InkBox, inkOf } from '../../kit/pictures/plan/ink-box.ts';

export type SpriteQuality = { readonly scale: number; readonly colours: number; readonly jpeg: number };

/** From the sharpest to the lightest: first fewer colours, then fewer pixels. */
export const spriteQualities: readonly SpriteQuality[] = [
  { scale: 2, colours: 256, jpeg: 88 },
  { scale: 2, colours: 128, jpeg: 80 },
  { scale: 1.5, colours: 128, jpeg: 80 },
  { scale: 1.5, colours: 64, jpeg: 70 },
  { scale: 1, colours: 128, jpeg: 75 },
  { scale: 1, colours: 64, jpeg: 60 },
  { scale: 1, colours: 32, jpeg: 45 },
];

type Drawn = { readonly body: Uint8Array; readonly drawnScale: number };

/** Null when the piece shows nothing. */
export async function spriteOf(name: string, drawn: Drawn, quality: SpriteQuality): Promise<Sprite | null> {
  const inked = await trimmed(drawn.body);
  if (inked === null) return null;
  const { drawnScale } = drawn;
  const ratio = quality.scale / drawnScale;
  const { left, top, width, height } = inked;
  const box = { x: left / drawnScale, y: top / drawnScale, width: width / drawnScale, height: height / drawnScale };
  const picture = sharp(drawn.body)
    .extract({ left, top, width, height })
    .resize(Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)), { fit: 'fill' });
  const pixels = await picture.png().toBuffer();
  const png = await sharp(pixels)
    .png({ palette: true, colours: quality.colours, dither: 0.6, compressionLevel: 9, effort: 7 })
    .toBuffer();
  if (!inked.opaque) return { file: `${name}.png`, body: png, box };
  const jpg = await sharp(pixels).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
  return jpg.length < png.length ? { file: `${name}.jpg`, body: jpg, box } : { file: `${name}.png`, body: png, box };
}

type Inked = InkBox & { readonly opaque: boolean };

/** The rectangle with any ink. Found by the alpha alone: a white product on nothing has the colour of nothing. */
async function trimmed(body: Uint8Array): Promise<Inked | null> {
  const alpha = sharp(body).ensureAlpha().extractChannel('alpha');
  const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
  const box = inkOf(data, info.width, info.height, 1, 0, 2);
  return box === null ? null : { ...box, opaque: data.every((value) => value === 255) };
}
