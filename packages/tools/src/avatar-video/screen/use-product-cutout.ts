import { keepPicture } from '@adwright/creative-view/picture-store.ts';
import { useEffect, useState } from 'react';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { readCutout } from '../../kit/cutout/screen/read-cutout.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

export type ProductCutout = { readonly src: string; readonly width: number; readonly height: number };

/** The product without its ground and without the empty air about it, kept where creatives find it. */
export function useProductCutout(ref: string | null): ProductCutout | null {
  const host = useToolHost();
  const [known, setKnown] = useState<{ ref: string; cut: ProductCutout } | null>(null);
  useEffect(() => {
    if (ref === null) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const read = await readCutout(host, ref, () => undefined);
      if (typeof read === 'string' || gone) return;
      const { x, y, width, height } = read.cutout.box;
      const canvas = makeBrowserCanvas(width, height);
      canvas.drawImage(read.cutout.source, x, y, width, height, 0, 0, width, height);
      const src = `spoken-of:${ref}`;
      keepPicture(src, { source: canvas.canvas, width: canvas.canvas.width, height: canvas.canvas.height });
      setKnown({ ref, cut: { src, width: canvas.canvas.width, height: canvas.canvas.height } });
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, ref]);
  return known?.ref === ref ? known.cut : null;
}
