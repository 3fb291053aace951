import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { useEffect, useState } from 'react';
import { pictureUrl, rememberAsset } from '../../form/screen/picture-urls.ts';
import { type ToolHost, useToolHost } from '../../form/screen/tool-host.ts';
import { canvasHints } from '../../pictures/screen/canvas-hints.ts';
import type { PictureHints } from '@adwright/studio/picture-hints.ts';
import { type AdPictures, adPictures, type PictureFacts } from '../plan/ad-pictures.ts';
import { inkOf } from '../plan/ink-box.ts';
import { mostPictures } from '../plan/most-pictures.ts';
import { trimmedName } from '../plan/trimmed-copies.ts';

/** Pixels of the longer side that are looked at and shown: enough for any screen. */
const longestSide = 1600;

const measured = new Map<string, Promise<PictureFacts | null>>();

/** The product's pictures as the job will see them: the same shapes, cut-outs without their empty margin. */
export function useAdPictures({ pictures, logo }: Pick<AdProductInput, 'pictures' | 'logo'>): AdPictures | null {
  const host = useToolHost();
  const key = JSON.stringify([pictures.slice(0, mostPictures), logo]);
  const [known, setKnown] = useState<{ key: string; pictures: AdPictures } | null>(null);
  useEffect(() => {
    let gone = false;
    const [refs, mark] = JSON.parse(key) as [string[], string | null];
    const facts = Promise.all([...refs, ...(mark === null ? [] : [mark])].map((ref) => factsOf(host, ref)));
    void facts.then((all) => {
      if (gone) return;
      const shown = all.slice(0, refs.length).filter((one) => one !== null);
      setKnown({ key, pictures: adPictures(shown, mark === null ? null : (all.at(-1) ?? null)) });
    });
    return () => {
      gone = true;
    };
  }, [host, key]);
  return known?.key === key ? known.pictures : null;
}

function factsOf(host: ToolHost, ref: string): Promise<PictureFacts | null> {
  const pending = measured.get(ref) ?? measure(host, ref).catch(() => null);
  measured.set(ref, pending);
  // One that failed may be asked for again.
  void pending.then((facts) => facts === null && measured.delete(ref));
  return pending;
}

async function measure(host: ToolHost, ref: string): Promise<PictureFacts | null> {
  const url = await pictureUrl(host, ref);
  if (url === null) return null;
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { ref, width, height, cutout: false };
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  if (!isOpen(data)) return { ref, width, height, cutout: false, hints: canvasHints(canvas, false) };
  const ink = inkOf(data, canvas.width, canvas.height, 4, 3);
  if (ink === null) return { ref, width, height, cutout: true };
  const { copy, hints } = await trimmedCopy(canvas, ink, ref);
  const [wide, high] = [Math.round(ink.width / scale), Math.round(ink.height / scale)];
  return { ref: copy, width: wide, height: high, cutout: true, hints };
}

function isOpen(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true;
  return false;
}

type Ink = NonNullable<ReturnType<typeof inkOf>>;

/** Kept under a name of its own, where everything that draws looks for pictures. */
async function trimmedCopy(
  source: HTMLCanvasElement,
  { left, top, width, height }: Ink,
  ref: string,
): Promise<{ copy: string; hints: PictureHints }> {
  const copy = new OffscreenCanvas(width, height);
  copy.getContext('2d')?.drawImage(source, left, top, width, height, 0, 0, width, height);
  const blob = await copy.convertToBlob({ type: 'image/png' });
  const name = trimmedName(ref);
  const facts = { name, mime: 'image/png', bytes: blob.size, width, height };
  rememberAsset({ asset_id: name, url: URL.createObjectURL(blob), ...facts });
  return { copy: name, hints: canvasHints(copy, true) };
}
