/**
 * Which of a product's pictures shows the product, which its world, and what templates have to know of each. The rules
 * stand here once; a job and a preview differ only in how they get at pixels, which is what they hand in.
 */
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { aboutPicture, isOpenGround, sharpSide } from '@adwright/studio/about-picture.ts';
import { detailCopy } from '@adwright/studio/picture-detail.ts';
import { groundCopy, isPlainSheet, isStudioGround } from '@adwright/studio/picture-looks.ts';
import type { AdImage, PhotoPlace } from '@adwright/studio/template-input.ts';
import { findPalette } from '@adwright/vision/pure/find-palette.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import type { Subject } from '../../places/plan/photograph.ts';
import { type AdPictures, mostPictures } from './ad-pictures.ts';
import { isDoubtful } from '../../cutout/plan/is-doubtful.ts';
import { frayCopy } from '../../cutout/plan/is-frayed.ts';
import { inkOf } from '../../pictures/plan/ink-box.ts';

export type Size = { readonly width: number; readonly height: number };

export type SeenPicture = Size & {
  /** How creatives name it. */
  readonly src: string;
  /** All of it squeezed into this size, as RGBA that is not premultiplied. */
  copy(size: Size): Promise<Uint8Array | Uint8ClampedArray>;
};

export type PictureDesk<Picture extends SeenPicture> = {
  /** Null where it cannot be had. */
  see(ref: string): Promise<Picture | null>;
  /** Without its ground, in its own size; null where nothing can be cut out. None while pictures are shown as they come. */
  readonly cutOut?: ((picture: Picture) => Promise<Picture | null>) | undefined;
  /** Without its empty margin, under a name that whoever draws can read it by. */
  trim(picture: Picture, as: string): Promise<Picture>;
  /** The product of a cut-out in each of these places. None where products stay where they are. */
  readonly photograph?: ((cutout: Picture, places: readonly Place[]) => Promise<PlacedPicture[]>) | undefined;
};

/** A photograph of the product in a place, where in it the cut-out lies, and the place that a film moves through. */
export type PlacedPicture = {
  readonly picture: SeenPicture;
  readonly subject: Subject;
  readonly place?: PlacePictures | undefined;
};

type PlacePictures = {
  readonly ground: SeenPicture;
  readonly plane: PhotoPlace['plane'];
  /** Before its light comes on, and the dark that lies on the product until then. */
  readonly light?: { readonly dim: SeenPicture; readonly dusk: SeenPicture } | undefined;
};

/** The longer side of the copy whose colours are counted. */
const paletteSide = 160;

/** Whether a photograph is cut out wherever it was taken, or only where a studio's ground makes that safe. */
export type Cuts = 'any' | 'packshots';

export type Choosing = {
  /** Where a product that came without a photograph is photographed. */
  readonly places?: readonly Place[] | undefined;
  /** A person chose the place: the product is shown there also where it came with a photograph. */
  readonly chosen?: boolean | undefined;
  readonly cuts?: Cuts | undefined;
};

export async function chooseAdPictures<Picture extends SeenPicture>(
  desk: PictureDesk<Picture>,
  { pictures, logo }: Pick<AdProductInput, 'pictures' | 'logo'>,
  { places = [], chosen = false, cuts: usual = 'any' }: Choosing = {},
): Promise<AdPictures> {
  const moved = chosen && places.length > 0;
  const cuts = moved ? 'any' : usual;
  const seen = await Promise.all(pictures.slice(0, mostPictures).map((ref) => desk.see(ref)));
  const looked = sharpFirst(await Promise.all(seen.flatMap((picture) => (picture ? [lookAt(picture)] : []))));
  const ready = looked.filter(({ ground }) => ground === 'open').map(({ picture }) => picture);
  const first = looked.find(({ ground }) => ground !== 'open');
  const own = ready.length === 0 && first ? await cutOne(desk, first, cuts) : null;
  const photographs = looked.filter((one) => isPhotograph(one, one === first ? own : null, places));
  const isShown = own !== null && (cuts === 'any' || !photographs.some((one) => one === first));
  const cut = ready.length > 0 ? ready : isShown ? [own.picture] : [];
  const trimmed = await Promise.all(cut.map((picture, index) => desk.trim(picture, `${cutOutId(index)}-cut-out`)));
  const images = await Promise.all(trimmed.map(cutOutImage));
  const shown = (id: string, one: Looked<Picture>): Promise<AdImage> =>
    photoImage(id, one.picture, one === first ? own?.subject : undefined);
  const photos = await Promise.all(photographs.map((one) => shown(`photo-${looked.indexOf(one) + 1}`, one)));
  const [product] = trimmed;
  const placed = (photos.length > 0 && !moved) || !product ? [] : await photographed(desk, product, places);
  // What cannot be cut out is still the product, shown as the photograph it is.
  const standIn = images.length === 0 && first ? [await shown('product', first)] : [];
  return {
    images: [...images, ...standIn],
    photos: placed.length > 0 ? placed : photos,
    logo: logo === null ? undefined : await logoImage(desk, logo),
    colours: cut[0] ? await coloursOf(cut[0]) : [],
    ...(desk.cutOut && cuts === 'any' && images.length === 0 && first && { notFound: true }),
  };
}

/** Nothing, a white or light grey sheet, another backdrop of a studio, or a scene. */
type Ground = 'open' | 'sheet' | 'studio' | 'scene';

type Looked<Picture> = { readonly picture: Picture; readonly ground: Ground; readonly detail: number };

async function lookAt<Picture extends SeenPicture>(picture: Picture): Promise<Looked<Picture>> {
  const [ground, detail] = await Promise.all([groundOf(picture), sharpSide(picture)]);
  return { picture, ground, detail };
}

async function groundOf(picture: SeenPicture): Promise<Ground> {
  if (await isOpenGround(picture)) return 'open';
  const copy = await picture.copy(groundCopy);
  if (isPlainSheet(copy)) return 'sheet';
  return isStudioGround(copy) ? 'studio' : 'scene';
}

/** More of a picture's width or height than this, and the product would lose its sides wherever the picture is cropped. */
const tight = 0.8;

/**
 * Whether a picture can be spread over an ad. A packshot that fills its frame cannot: where there are places to put the
 * product into, it is shown in those.
 */
function isPhotograph(
  { ground }: Looked<SeenPicture>,
  own: OwnCut<SeenPicture> | null,
  places: readonly Place[],
): boolean {
  if (ground !== 'studio') return ground === 'scene';
  return own === null || places.length === 0 || Math.max(own.subject.width, own.subject.height) <= tight;
}

/** Sharp pixels from which on a picture does as a thumbnail, in a part of the frame, and filling it. Few steps: a browser counts a little otherwise. */
const sharpSteps = [160, 360, 720] as const;

/** In the order they were given, but what would look soft stands behind what does not. */
function sharpFirst<Picture>(looked: readonly Looked<Picture>[]): Looked<Picture>[] {
  const worth = ({ detail }: Looked<Picture>): number => sharpSteps.filter((step) => detail >= step).length;
  return looked.toSorted((one, other) => worth(other) - worth(one));
}

/** A picture without its ground, and where in it the product is. */
type OwnCut<Picture> = { readonly picture: Picture; readonly subject: Subject };

async function cutOne<Picture extends SeenPicture>(
  desk: PictureDesk<Picture>,
  { picture, ground }: Looked<Picture>,
  cuts: Cuts,
): Promise<OwnCut<Picture> | null> {
  const cut = ground === 'scene' && cuts === 'packshots' ? null : await desk.cutOut?.(picture);
  if (!cut) return null;
  if (isDoubtful(await cut.copy(groundCopy), await cut.copy(frayCopy))) return null;
  const { width, height } = detailCopy(cut);
  const ink = inkOf(await cut.copy({ width, height }), width, height, 4, 3);
  if (!ink) return null;
  const subject = { x: ink.left / width, y: ink.top / height, width: ink.width / width, height: ink.height / height };
  return { picture: cut, subject };
}

const cutOutId = (index: number): string => (index === 0 ? 'product' : `product-${index + 1}`);

/** Templates stand a product on the lower edge of its picture, so it comes here without a margin: it would hover. */
async function cutOutImage(trimmed: SeenPicture, index: number): Promise<AdImage> {
  const { src, width, height } = trimmed;
  return { id: cutOutId(index), asset: { kind: 'image', src, width, height, ...(await aboutPicture(trimmed, true)) } };
}

async function photographed<Picture extends SeenPicture>(
  desk: PictureDesk<Picture>,
  cutout: Picture,
  places: readonly Place[],
): Promise<AdImage[]> {
  const taken = places.length === 0 ? [] : ((await desk.photograph?.(cutout, places)) ?? []);
  return Promise.all(
    taken.map(async ({ picture, subject, place }, index): Promise<AdImage> => {
      const id = `in-place-${index + 1}`;
      const asset = { ...(await placeAsset(picture)), subject };
      return { id, asset, ...(place && { place: await placeOf(place) }) };
    }),
  );
}

async function placeOf({ ground, plane, light }: PlacePictures): Promise<PhotoPlace> {
  if (!light) return { ground: await placeAsset(ground), plane };
  const { src, width, height } = light.dusk;
  const dusk = { kind: 'image', src, width, height, cutout: true } as const;
  return { ground: await placeAsset(ground), plane, light: { dim: await placeAsset(light.dim), dusk } };
}

/** What is out of focus in a place is so on purpose. */
async function placeAsset(picture: SeenPicture): Promise<AdImage['asset']> {
  const { detail: _, ...about } = (await photoImage('in-place', picture)).asset;
  return about;
}

export async function photoImage(id: string, picture: SeenPicture, subject?: Subject): Promise<AdImage> {
  const { src, width, height } = picture;
  const about = await aboutPicture(picture, false);
  return { id, asset: { kind: 'image', src, width, height, ...about, ...(subject && { subject }) } };
}

/** Its place is measured by its ink, too; it is no product, so nothing else is told of it. */
async function logoImage<Picture extends SeenPicture>(
  desk: PictureDesk<Picture>,
  ref: string,
): Promise<AdImage | undefined> {
  const whole = await desk.see(ref);
  if (!whole) return undefined;
  const { src, width, height } = (await isOpenGround(whole)) ? await desk.trim(whole, 'logo') : whole;
  return { id: 'logo', asset: { kind: 'image', src, width, height } };
}

async function coloursOf(picture: SeenPicture): Promise<string[]> {
  const { width, height } = fitInside(picture, paletteSide);
  return findPalette(await picture.copy({ width, height })).map(({ colour }) => colour);
}

/** The size that fits into a square of that side without being enlarged. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
