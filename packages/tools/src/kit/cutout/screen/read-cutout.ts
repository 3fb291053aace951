import { cutoutOf, type Cutout } from '@adwright/scenery/compose/cutout.ts';
import { groundCopy, isCutOut } from '@adwright/studio/picture-looks.ts';
import { isDoubtful } from '../plan/is-doubtful.ts';
import { frayCopy } from '../plan/is-frayed.ts';
import { leavesPhoto } from '../plan/leaves-photo.ts';
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
  /** It reaches the edge of its photo: some of it may be missing. */
  readonly atEdge: boolean;
};

type Size = { readonly width: number; readonly height: number };

function copyOf({ canvas }: CanvasRenderingContext2D, { width, height }: Size): Uint8ClampedArray {
  const small = makeBrowserCanvas(width, height);
  small.drawImage(canvas, 0, 0, width, height);
  return small.getImageData(0, 0, width, height).data;
}

/** Why there is no cut-out: the file is not there any more, all of it is transparent, or nothing stands out in it. */
export type NoCutout = 'gone' | 'empty' | 'noSubject';

/** The product of a picture as previews draw it: as it came, or cut out by the server first. */
export async function readCutout(host: ToolHost, ref: string, onCutting: () => void): Promise<CutPicture | NoCutout> {
  const url = await pictureUrl(host, ref);
  if (url === null) return 'gone';
  const whole = pictureCanvas(await loadPicture(url), longest);
  if (isCutOut(copyOf(whole, groundCopy))) {
    const cutout = cutoutOf(whole);
    return cutout ? { cutout, photo: null, doubtful: false, atEdge: false } : 'empty';
  }
  onCutting();
  const cut = pictureCanvas(await loadPicture(await host.previewCutOut(ref)), longest);
  const cutout = cutoutOf(cut);
  if (!cutout) return 'noSubject';
  const photo = makeBrowserCanvas(cutout.width, cutout.height);
  photo.drawImage(whole.canvas, 0, 0, cutout.width, cutout.height);
  const copy = copyOf(cut, frayCopy);
  return { cutout, photo, doubtful: isDoubtful(copyOf(cut, groundCopy), copy), atEdge: leavesPhoto(copy) };
}
