import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { places } from '@adwright/places/places.ts';
import { filePicture, type Prepared } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { photoImage } from '../../kit/ad-designs/plan/choose-ad-pictures.ts';
import { photographProduct } from '../../kit/places/node/photograph-product.ts';
import { choosePlace } from '../../kit/places/plan/choose-place.ts';
import type { ToolContext } from '../../tool.ts';

const size = { width: 1080, height: 1350 };

/** A product that came without a photograph gets one, in a place of the ad's style: photo templates need it. */
export async function photographInPlace(
  { style }: Pick<ImageAdWallInput, 'style'>,
  seed: number,
  prepared: Prepared,
  context: ToolContext,
): Promise<Prepared> {
  const { photos, images } = prepared.pictures;
  const [product] = images;
  const cutout = product?.asset.cutout ? prepared.made.get(product.asset.src) : undefined;
  const place = choosePlace(places, style, seed);
  if (photos.length > 0 || cutout === undefined || !place) return prepared;
  const body = await photographProduct({ cutout, place: place.id, ...size }, context.signal);
  if (body === null) return prepared;
  const id = await context.saveAsset({ name: 'in-place.jpg', mime: 'image/jpeg', body, ...size });
  const src = `asset:${id}`;
  const photo = await photoImage('in-place', await filePicture(src, body));
  return { made: new Map([...prepared.made, [src, body]]), pictures: { ...prepared.pictures, photos: [photo] } };
}
