import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { useEffect, useState } from 'react';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from '../../kit/cutout/screen/browser-canvas.ts';

type Detail = 'large' | 'small';

/** Enough for every preview; the files are drawn from the whole picture. */
const longest = { plate: 1400, shade: 700 } as const;

/** The small picture of a place holds both, one above the other. */
async function loadSmall(id: string): Promise<PlacePictures> {
  const image = await loadPicture(placePicturePath(id, 'small'));
  const [width, height] = [image.naturalWidth, image.naturalHeight / 2];
  const half = (from: number): CanvasImageSource => {
    const made = makeBrowserCanvas(width, height);
    made.drawImage(image, 0, from, width, height, 0, 0, width, height);
    return made.canvas;
  };
  return { plate: half(0), shade: half(height) };
}

async function loadLarge(id: string): Promise<PlacePictures> {
  const open = async (kind: 'plate' | 'shade'): Promise<CanvasImageSource> =>
    pictureCanvas(await loadPicture(placePicturePath(id, kind)), longest[kind]).canvas;
  const [plate, shade] = await Promise.all([open('plate'), open('shade')]);
  return { plate, shade };
}

/** Undefined until they are there. Null for no place. */
export function usePlacePictures(id: string | null, detail: Detail): PlacePictures | undefined {
  const [loaded, setLoaded] = useState<{ id: string; pictures: PlacePictures } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    (detail === 'large' ? loadLarge(id) : loadSmall(id)).then(
      (pictures) => {
        if (!gone) setLoaded({ id, pictures });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, detail]);
  return loaded?.id === id ? loaded?.pictures : undefined;
}
