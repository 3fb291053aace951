import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import type { PictureHost } from './picture-host.ts';
import { loadPicture, storedPicture } from './picture-store.ts';

/** Of a picture's pixels, so many are looked at. */
const side = 64;

/** What a design has to know of a picture: its shape, whether its ground is open, how dark and light it is. */
export async function measurePicture(host: PictureHost, ref: string): Promise<AdImage | undefined> {
  const src = ref.startsWith('sample:') || ref.startsWith('asset:') ? ref : `asset:${ref}`;
  if (!(await loadPicture(host, src))) return undefined;
  const picture = storedPicture(src);
  if (!picture) return undefined;
  const { width, height } = picture;
  return { id: idOf(src), asset: { kind: 'image', src, width, height, ...looksOf(picture) } };
}

function idOf(src: string): string {
  return src
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64);
}

function looksOf(picture: Picture): Pick<AssetRef, 'cutout' | 'tones'> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return {};
  context.drawImage(picture.source, 0, 0, side, side);
  try {
    return looksOfPixels(context.getImageData(0, 0, side, side).data);
  } catch {
    // Served from another origin: it can be shown, and its pixels not be read.
    return {};
  }
}

/** Whether the ground is open, and the tones that nearly all of the picture lies between. */
export function looksOfPixels(pixels: ArrayLike<number>): Pick<AssetRef, 'cutout' | 'tones'> {
  const seen: { light: number; color: string }[] = [];
  let open = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a < 32) open += 1;
    else seen.push({ light: 0.2126 * r + 0.7152 * g + 0.0722 * b, color: `#${[r, g, b].map(hex).join('')}` });
  }
  const sorted = seen.toSorted((a, b) => a.light - b.light);
  const at = (share: number): string | undefined => sorted[Math.floor((sorted.length - 1) * share)]?.color;
  const dark = at(0.05);
  const light = at(0.95);
  return {
    ...(open > (pixels.length / 4) * 0.04 ? { cutout: true } : {}),
    ...(dark && light ? { tones: { dark, light } } : {}),
  };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
