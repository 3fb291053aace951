import { keepPicture } from '@adwright/creative-view/picture-store.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { useEffect, useState } from 'react';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { readCutout } from '../../kit/cutout/screen/read-cutout.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { loadPlace } from '../../kit/places/screen/load-place.ts';
import { type FrontShot, photographFront } from '../plan/photograph-front.ts';
import type { ProductPicture } from '../plan/product-front.ts';

/** The product as the film shows it, kept where creatives find it. */
export type KeptPicture = ProductPicture & { readonly src: string };

/** Of the film's own size: as sharp as a preview is. */
const fine = 0.5;

/** Without its ground and without the empty air about it; photographed where the film has a room for it. */
export function useProductPicture(ref: string | null, shot: FrontShot | null): KeptPicture | null {
  const cutout = useCutout(ref);
  const key = `spoken-of:${ref}:${JSON.stringify(shot)}`;
  const [known, setKnown] = useState<KeptPicture | null>(null);
  useEffect(() => {
    if (!cutout) return undefined;
    let gone = false;
    const draw = async (): Promise<void> => {
      const made = shot === null ? trimmed(cutout) : await photographed(cutout, shot);
      if (gone) return;
      const { width, height } = made.canvas;
      keepPicture(key, { source: made.canvas, width, height });
      setKnown({ src: key, width, height, kind: shot === null ? 'cutout' : 'photograph' });
    };
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the shot
  }, [cutout, key]);
  return cutout && known?.src === key ? known : null;
}

function useCutout(ref: string | null): Cutout | null {
  const host = useToolHost();
  const [known, setKnown] = useState<{ ref: string; cutout: Cutout } | null>(null);
  useEffect(() => {
    if (ref === null) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const read = await readCutout(host, ref, () => undefined);
      if (typeof read !== 'string' && !gone) setKnown({ ref, cutout: read.cutout });
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, ref]);
  return known?.ref === ref ? known.cutout : null;
}

function trimmed({ source, box: { x, y, width, height } }: Cutout): CanvasRenderingContext2D {
  const canvas = makeBrowserCanvas(width, height);
  canvas.drawImage(source, x, y, width, height, 0, 0, width, height);
  return canvas;
}

async function photographed(cutout: Cutout, shot: FrontShot): Promise<CanvasRenderingContext2D> {
  const place = placeOf(shot.place);
  if (!place) throw new Error(`There is no place ${shot.place}`);
  const part = {
    width: Math.round(shot.width * fine),
    height: Math.round(shot.height * fine),
    middle: shot.middle * fine,
    widest: shot.widest * fine,
  };
  return photographFront(cutout, { place, pictures: await loadPlace(place.id, 'large') }, part, makeBrowserCanvas);
}
