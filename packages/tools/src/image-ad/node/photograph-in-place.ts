import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { places } from '@adwright/places/places.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { filePicture, type Prepared } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { photoImage } from '../../kit/ad-designs/plan/choose-ad-pictures.ts';
import { photographProduct } from '../../kit/places/node/photograph-product.ts';
import { choosePlaces } from '../../kit/places/plan/choose-places.ts';
import type { ToolContext } from '../../tool.ts';

const size = { width: 1080, height: 1350 };

/** Enough that a set of ads does not show one room over and over. */
const photographs = 3;

/** A product that came without a photograph gets some, in places of the ad's style: photo templates need them. */
export async function photographInPlace(
  { style }: Pick<ImageAdWallInput, 'style'>,
  seed: number,
  prepared: Prepared,
  context: ToolContext,
): Promise<Prepared> {
  const { photos, images } = prepared.pictures;
  const [product] = images;
  const cutout = product?.asset.cutout ? prepared.made.get(product.asset.src) : undefined;
  if (photos.length > 0 || cutout === undefined) return prepared;
  const chosen = choosePlaces(places, style, seed, photographs).map(({ id }) => id);
  const taken = await photographProduct({ cutout, places: chosen, ...size }, context.signal);
  const made = new Map(prepared.made);
  const shown: AdImage[] = [];
  for (const [index, { body, subject }] of taken.entries()) {
    const name = `in-place-${index + 1}`;
    const src = `asset:${await context.saveAsset({ name: `${name}.jpg`, mime: 'image/jpeg', body, ...size })}`;
    made.set(src, body);
    const { id, asset } = await photoImage(name, await filePicture(src, body));
    shown.push({ id, asset: { ...asset, subject } });
  }
  return { made, pictures: { ...prepared.pictures, photos: shown } };
}
