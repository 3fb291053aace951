import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from '../../cutout/screen/browser-canvas.ts';

export type PlaceDetail = 'large' | 'small';

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

export function loadPlace(id: string, detail: PlaceDetail): Promise<PlacePictures> {
  return detail === 'large' ? loadLarge(id) : loadSmall(id);
}
