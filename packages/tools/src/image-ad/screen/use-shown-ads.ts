import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { places } from '@adwright/places/places.ts';
import { useMemo } from 'react';
import { type AdFacts, factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import { type AdPictures, noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { useAdPictures } from '../../kit/ad-designs/screen/use-ad-pictures.ts';
import { choosePlaces } from '../../kit/places/plan/choose-places.ts';
import { kindOfProduct } from '../../kit/places/plan/product-kind.ts';
import { languageOfOrder } from '../plan/language-of-order.ts';
import { onBrandOrder, picturedProduct } from '../plan/on-brand-order.ts';

/** The preview is always the same for the same fields. */
export const shownSeed = 1;

/** What the preview's ads are made of: everything but the written lines. */
export type ShownAds = {
  readonly input: ImageAdWallInput | undefined;
  readonly facts: AdFacts | undefined;
  readonly pictures: AdPictures;
};

export function useShownAds(order: ImageAdWallInput | undefined): ShownAds {
  const input = useMemo(() => order && onBrandOrder(order), [order]);
  const pictured = useMemo(() => input && picturedProduct(input), [input]);
  const { style = 'mixed', place = null } = input ?? {};
  const facts = useMemo(() => input && factsOf(input, languageOfOrder(input)), [input]);
  const kind = facts ? kindOfProduct(facts) : null;
  const rooms = useMemo(() => choosePlaces(places, { style, kind, place }, shownSeed, 2), [style, kind, place]);
  const pictures = useAdPictures(pictured ?? null, { places: rooms, chosen: place !== null }) ?? noPictures;
  return { input, facts, pictures };
}
