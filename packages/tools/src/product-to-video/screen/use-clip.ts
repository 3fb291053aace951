import type { ClipRatio } from '@adwright/contract/ads-video/product-video.ts';
import { keepPicture } from '@adwright/creative-view/picture-store.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { useEffect, useMemo, useState } from 'react';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { clipOf } from '../plan/clip-of.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { usePlacePictures } from '../../kit/places/screen/use-place-pictures.ts';
import { paintPlates, placeToOpen } from '../plan/plates.ts';
import { shapeOf, type View } from '../plan/set.ts';
import type { ClipFields } from './fields.ts';

/** Half as large as the file: as sharp as a preview on a page can be, in a quarter of the time. */
const scale = 0.5;
/** Somebody who tries one scene after the other does not wait for each. */
const restMs = 120;

/** The clip as the job will make it, of plates painted here; null until they are. */
export function useClip(fields: ClipFields, ratio: ClipRatio, views: readonly View[]): Creative | null {
  const { place, color, moves, language, pictures: refs } = fields;
  const open = placeToOpen(fields);
  const pictures = usePlacePictures(open, 'large');
  const waits = open !== null && !pictures;
  const steps = views[0]?.turn?.length ?? 0;
  const key = JSON.stringify([refs, views.length, steps, place, color, moves.toSorted(), ratio, language]);
  const [painted, setPainted] = useState<{ key: string; views: readonly View[] } | null>(null);
  useEffect(() => {
    if (views.length === 0 || waits) return undefined;
    const timer = setTimeout(() => {
      const { width, height } = frameOfRatio(ratio);
      const frame = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const order = { place, color, moves, language };
      for (const [name, { canvas }] of paintPlates({ order, frame, views, pictures, makeCanvas: makeBrowserCanvas }))
        keepPicture(addressOf(key, name), { source: canvas, width: canvas.width, height: canvas.height });
      setPainted({ key, views });
    }, restMs);
    return () => clearTimeout(timer);
    // The key says all that the plates depend on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, views, waits]);
  const ready = painted?.key === key ? painted : null;
  return useMemo(() => {
    if (!ready) return null;
    const shapes = ready.views.map(shapeOf);
    return clipOf(fields, ratio, shapes, (name) => addressOf(key, name));
    // oxlint-disable-next-line react/exhaustive-deps -- of the views only what the key names
  }, [ready, fields, ratio]);
}

const addressOf = (key: string, name: string): string => `clip:${key}:${name}`;
