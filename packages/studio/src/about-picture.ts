import type { AssetRef } from './creative/creative.ts';
import { detailCopy, detailOf } from './picture-detail.ts';
import { hintsOf, thumbnail } from './picture-hints.ts';
import { groundCopy, isCutOut, toneCopy, tonesOf } from './picture-looks.ts';

type Size = { readonly width: number; readonly height: number };
type Pixels = ArrayLike<number>;

/** A picture whoever asks can get small copies of: all of it squeezed into a size, as RGBA that is not premultiplied. */
export type CopiedPicture = Size & { copy(size: Size): Pixels | Promise<Pixels> };

/** What a design has to know of a picture beside its size. */
type About = Pick<AssetRef, 'cutout' | 'tones' | 'edges' | 'outline' | 'colour' | 'detail'>;

export async function isOpenGround(picture: CopiedPicture): Promise<boolean> {
  return isCutOut(await picture.copy(groundCopy));
}

export async function aboutPicture(picture: CopiedPicture, cutout: boolean): Promise<About> {
  const hints = hintsOf(await picture.copy(thumbnail), cutout);
  const tones = cutout ? {} : { tones: tonesOf(await picture.copy(toneCopy)) };
  return { cutout, ...tones, ...hints, ...(await detailIn(picture)) };
}

/** Pixels of its longer side that carry detail. */
export async function sharpSide(picture: CopiedPicture): Promise<number> {
  const copy = detailCopy(picture);
  const longer = Math.max(picture.width, picture.height);
  return Math.min(longer, detailOf(await picture.copy(copy), copy, picture) ?? longer);
}

/** Said only where it is less than the size lets one expect. */
async function detailIn(picture: CopiedPicture): Promise<Pick<About, 'detail'>> {
  const detail = await sharpSide(picture);
  return detail >= Math.max(picture.width, picture.height) ? {} : { detail };
}
