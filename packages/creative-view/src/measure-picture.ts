import { aboutPicture, type CopiedPicture, isOpenGround } from '@adwright/studio/about-picture.ts';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
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

async function looksOf({ source, width, height }: Picture): Promise<Partial<AssetRef>> {
  const copied: CopiedPicture = {
    width,
    height,
    copy(size) {
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no canvas to read from');
      context.imageSmoothingQuality = 'high';
      context.drawImage(source, 0, 0, size.width, size.height);
      return context.getImageData(0, 0, size.width, size.height).data;
    },
  };
  try {
    return await aboutPicture(copied, await isOpenGround(copied));
  } catch {
    // Served from another origin: it can be shown, and its pixels not be read.
    return {};
  }
}
