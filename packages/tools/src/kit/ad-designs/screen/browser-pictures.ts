import { seenSide } from '@adwright/studio/small-copies.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from '../../cutout/screen/browser-canvas.ts';
import { pictureUrl, rememberAsset } from '../../form/screen/picture-urls.ts';
import type { ToolHost } from '../../form/screen/tool-host.ts';
import { photograph, scaledSize } from '../../places/plan/photograph.ts';
import { loadPlace } from '../../places/screen/load-place.ts';
import { photographScale, sourceOf } from '../plan/ad-pictures.ts';
import type { PictureDesk, PlacedPicture } from '../plan/choose-ad-pictures.ts';
import { tabCopyName } from '../plan/tab-copies.ts';
import { canvasPicture, type CanvasPicture, trimmedPicture } from './canvas-picture.ts';

const cutOuts = new Map<string, Promise<string>>();
const copies = new Map<string, Promise<CanvasPicture>>();

/** Whether a film's camera moves through the places, and whether it begins with the light of the first coming on. */
export type Film = { readonly moves: boolean; readonly lit: boolean };

/** The product's pictures as the job will read them, from what the browser can show of them. */
export function browserDesk(host: ToolHost, longestSide: number, film: Film): PictureDesk<CanvasPicture> {
  return {
    see: (ref) => see(host, ref).catch(() => null),
    async cutOut(picture) {
      const ref = picture.src.replace(/^asset:/, '');
      const url = await once(cutOuts, ref, () => host.previewCutOut(ref)).catch(() => null);
      if (url === null) return null;
      const drawn = pictureCanvas(await loadPicture(url), seenSide);
      return canvasPicture(picture.src, drawn, picture);
    },
    trim: (picture, as) => {
      const name = tabCopyName(picture.src, `${as}-${longestSide}`);
      return once(copies, name, () => keep(trimmedPicture(picture, `asset:${name}`, longestSide, makeBrowserCanvas)));
    },
    async photograph(cutout, places) {
      const taken: (PlacedPicture | null)[] = [];
      // One after the other: each takes the tab a moment, and people go on typing meanwhile.
      for (const [index, place] of places.entries())
        taken.push(
          await inPlace(
            cutout,
            place,
            photographScale(longestSide),
            index === 0 ? film : { ...film, lit: false },
          ).catch(() => null),
        );
      return taken.filter((one) => one !== null);
    },
  };
}

const photographs = new Map<string, Promise<PlacedPicture | null>>();

/** Drawn at half the size, which is what a preview shows of it. */
function inPlace(
  cutout: CanvasPicture,
  place: Place,
  scale: number,
  { moves, lit }: Film,
): Promise<PlacedPicture | null> {
  const name = tabCopyName(cutout.src, `in-${place.id}-${scale}`);
  return once(photographs, `${name} ${moves} ${lit}`, async () => {
    const pictures = await loadPlace(place.id, 'large');
    const taken = photograph(cutout.drawn, { place, pictures, scale: 0.5 }, makeBrowserCanvas);
    if (!taken) return null;
    const kept = (as: string, drawn: CanvasRenderingContext2D): Promise<CanvasPicture> =>
      keep(canvasPicture(`asset:${as}`, drawn, scaledSize(scale)));
    const picture = await kept(name, taken.canvas);
    if (!moves) return { picture, subject: taken.subject };
    const ground = await kept(tabCopyName(cutout.src, `of-${place.id}-${scale}`), taken.ground);
    const { subject, plane } = taken;
    if (!lit) return { picture, subject, place: { ground, plane } };
    const { dim, dusk } = taken.unlit();
    const light = {
      dim: await kept(tabCopyName(cutout.src, `dim-${place.id}-${scale}`), dim),
      dusk: await keep(canvasPicture(`asset:${tabCopyName(cutout.src, 'dusk')}`, dusk, cutout)),
    };
    return { picture, subject, place: { ground, plane, light } };
  });
}

async function see(host: ToolHost, ref: string): Promise<CanvasPicture | null> {
  const url = await pictureUrl(host, ref);
  if (url === null) return null;
  const image = await loadPicture(url);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return canvasPicture(sourceOf(ref), pictureCanvas(image, seenSide), size);
}

/** Under a name of its own, where everything that draws looks for pictures. */
async function keep(picture: CanvasPicture): Promise<CanvasPicture> {
  const { canvas } = picture.drawn;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser does not keep drawings');
  const asset_id = picture.src.replace(/^asset:/, '');
  const { width, height } = canvas;
  const url = URL.createObjectURL(blob);
  rememberAsset({ asset_id, name: asset_id, mime: blob.type, bytes: blob.size, width, height, url });
  return picture;
}

/** One that failed may be asked for again. */
function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const pending = known.get(key) ?? make();
  known.set(key, pending);
  pending.catch(() => known.delete(key));
  return pending;
}
