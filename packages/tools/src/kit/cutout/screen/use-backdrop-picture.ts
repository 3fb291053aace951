import { useEffect, useState } from 'react';
import { loadPicture, pictureCanvas } from './browser-canvas.ts';
import type { BackdropPicture } from '../plan/backdrop-picture.ts';
import { usePictureUrl } from '../../form/screen/picture-urls.ts';

/** A person's own backdrop, small enough to draw while something is dragged. */
export function useBackdropPicture(ref: string | null): BackdropPicture | undefined {
  const url = usePictureUrl(ref);
  const [loaded, setLoaded] = useState<{ url: string; picture: BackdropPicture } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let gone = false;
    loadPicture(url).then(
      (image) => {
        const { canvas } = pictureCanvas(image, 1400);
        if (!gone) setLoaded({ url, picture: { source: canvas, width: canvas.width, height: canvas.height } });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [url]);
  return loaded?.url === url ? loaded?.picture : undefined;
}
