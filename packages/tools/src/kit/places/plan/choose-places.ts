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

/**
 * So many places that no two are of one kind while there are others; the same ones for the same seed. Fewer where the
 * style is at home in fewer.
 */
export function choosePlaces(places: readonly Place[], style: ImageAdStyle, seed: number, count: number): Place[] {
  const fitting = places.filter(({ group }) => homes[style].includes(group));
  const from = fitting.length > 0 ? fitting : places;
  const start = Math.abs(Math.trunc(seed)) % Math.max(1, from.length);
  const turned = [...from.slice(start), ...from.slice(0, start)];
  const isFirst = ({ group }: Place, index: number): boolean =>
    turned.findIndex((place) => place.group === group) === index;
  const others = turned.filter((place, index) => !isFirst(place, index));
  return [...turned.filter(isFirst), ...others].slice(0, count);
}
