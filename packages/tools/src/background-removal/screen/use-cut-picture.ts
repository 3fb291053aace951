import { useEffect, useState } from 'react';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { pictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { maskCanvas } from './mask-canvas.ts';

/** The preview works on a copy of this size; the mask is mended at its own. */
const previewSide = 1000;

export type CutSource = {
  readonly original: CanvasRenderingContext2D;
  /** The whole mask as the job found it, or as the preview shows it. */
  readonly mask: CanvasRenderingContext2D;
};

/** The original and its mask, ready to draw with; null until both are there. An address of null is an empty mask. */
export function useCutPicture(
  picture: string | null,
  maskUrl: string | null | undefined,
  by: 'grey' | 'alpha',
): CutSource | null {
  const host = useToolHost();
  const key = `${picture ?? ''} ${maskUrl}`;
  const [loaded, setLoaded] = useState<{ key: string; source: CutSource } | null>(null);
  useEffect(() => {
    let gone = false;
    async function load(): Promise<void> {
      if (picture === null || maskUrl === undefined) return;
      const url = await pictureUrl(host, picture);
      if (url === null) return;
      const [image, maskImage] = await Promise.all([loadPicture(url), maskUrl === null ? null : loadPicture(maskUrl)]);
      const original = pictureCanvas(image, previewSide);
      const { width, height } = original.canvas;
      const source = {
        original,
        mask: maskImage === null ? makeBrowserCanvas(width, height) : maskCanvas(maskImage, 4096, by),
      };
      if (!gone) setLoaded({ key, source });
    }
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, picture, maskUrl, by, key]);
  return loaded?.key === key ? loaded.source : null;
}
