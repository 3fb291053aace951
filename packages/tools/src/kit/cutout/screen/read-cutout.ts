import { cutoutOf, type Cutout } from '@adwright/scenery/compose/cutout.ts';
import { groundCopy, isCutOut } from '@adwright/studio/picture-looks.ts';
import { isDoubtful } from '../plan/is-doubtful.ts';
import { frayCopy } from '../plan/is-frayed.ts';
import { pictureUrl } from '../../form/screen/picture-urls.ts';
import type { ToolHost } from '../../form/screen/tool-host.ts';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from './browser-canvas.ts';

/** Enough for every preview; the files are drawn from the whole picture. */
const longest = 1200;

/** A product without its ground, and the photo it was cut from: null where it came without one. */
export type CutPicture = {
  readonly cutout: Cutout;
  readonly photo: CanvasRenderingContext2D | null;
  /** What was cut out is hardly a product. */
  readonly doubtful: boolean;
};

type Size = { readonly width: number; readonly height: number };

function copyOf({ canvas }: CanvasRenderingContext2D, { width, height }: Size): Uint8ClampedArray {
  const small = makeBrowserCanvas(width, height);
  small.drawImage(canvas, 0, 0, width, height);
  return small.getImageData(0, 0, width, height).data;
}

/** The product of a picture as previews draw it: as it came, or cut out by the server first. Null when there is none. */
export async function readCutout(host: ToolHost, ref: string, onCutting: () => void): Promise<CutPicture | null> {
  const url = await pictureUrl(host, ref);
  if (url === null) return null;
  const whole = pictureCanvas(await loadPicture(url), longest);
  if (isCutOut(copyOf(whole, groundCopy))) {
    const cutout = cutoutOf(whole);
    return cutout && { cutout, photo: null, doubtful: false };
  }
  onCutting();
  const cut = pictureCanvas(await loadPicture(await host.previewCutOut(ref)), longest);
  const cutout = cutoutOf(cut);
  if (!cutout) return null;
  const photo = makeBrowserCanvas(cutout.width, cutout.height);
  photo.drawImage(whole.canvas, 0, 0, cutout.width, cutout.height);
  return { cutout, photo, doubtful: isDoubtful(copyOf(cut, groundCopy), copyOf(cut, frayCopy)) };
}
