import type { ImageAdStyle } from '@adwright/contract/ads-image/image-ad.ts';
import type { Place, PlaceGroup } from '@adwright/scenery/place/place.ts';

/** Where a style is at home; groups without a place yet are passed over. */
const homes: Record<ImageAdStyle, readonly PlaceGroup[]> = {
  mixed: ['kitchen', 'bath', 'living', 'studio', 'outdoors'],
  clean: ['bath', 'kitchen', 'studio', 'desk'],
  bold: ['studio', 'outdoors'],
  editorial: ['living', 'kitchen', 'outdoors'],
  playful: ['studio', 'bath', 'outdoors'],
  premium: ['night', 'living'],
  technical: ['night', 'desk'],
};

/** The same for the same seed; none when there are no places. */
export function choosePlace(places: readonly Place[], style: ImageAdStyle, seed: number): Place | undefined {
  const fitting = places.filter(({ group }) => homes[style].includes(group));
  const from = fitting.length > 0 ? fitting : places;
  return from[Math.abs(Math.trunc(seed)) % Math.max(1, from.length)];
}
