import { aboutPicture, type CopiedPicture, isOpenGround } from '@adwright/studio/about-picture.ts';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import { seenSide, smallCopies } from '@adwright/studio/small-copies.ts';
import { inkIn } from '@adwright/studio/ink-in.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import type { PictureHost } from './picture-host.ts';
import { loadPicture, storedPicture } from './picture-store.ts';

/** What a design has to know of a picture, by the rules a job reads it by. */
export async function measurePicture(host: PictureHost, ref: string): Promise<AdImage | undefined> {
  const src = ref.startsWith('sample:') || ref.startsWith('asset:') ? ref : `asset:${ref}`;
  if (!(await loadPicture(host, src))) return undefined;
  const picture = storedPicture(src);
  if (!picture) return undefined;
  const { width, height } = picture;
  return { id: idOf(src), asset: { kind: 'image', src, width, height, ...(await looksOf(picture)) } };
}

function idOf(src: string): string {
  return src
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64);
}

/** The part of a picture that is not empty, as shares of it: all of it where nothing is, or its pixels cannot be read. */
export async function inkOfPicture(host: PictureHost, src: string): Promise<Rect> {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  if (!(await loadPicture(host, src))) return whole;
  const picture = storedPicture(src);
  if (!picture) return whole;
  try {
    const { canvas, context } = smallCanvas(picture);
    return inkIn(context.getImageData(0, 0, canvas.width, canvas.height)) ?? whole;
  } catch {
    return whole;
  }
}

function smallCanvas({ source, width, height }: Picture) {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, seenSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read from');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function looksOf(picture: Picture): Promise<Partial<AssetRef>> {
  const { width, height } = picture;
  const { canvas, context } = smallCanvas(picture);
  try {
    const copy = smallCopies(context.getImageData(0, 0, canvas.width, canvas.height));
    const copied: CopiedPicture = { width, height, copy };
    return await aboutPicture(copied, await isOpenGround(copied));
  } catch {
    // Served from another origin: it can be shown, and its pixels not be read.
    return {};
  }
}
