import type { ImageAdStyle } from '@adwright/contract/ads-image/image-ad.ts';
import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { hasColouredLight } from '@adwright/scenery/place/coloured-light.ts';
import type { Place, PlaceGroup } from '@adwright/scenery/place/place.ts';
import { kindOfProduct, type ProductKind } from './product-kind.ts';

/** Where a style is at home, whatever the product; groups without a place yet are passed over. */
const homes: Record<ImageAdStyle, readonly PlaceGroup[]> = {
  mixed: ['kitchen', 'bath', 'living', 'studio', 'outdoors'],
  clean: ['bath', 'kitchen', 'studio', 'desk', 'shop'],
  bold: ['studio', 'outdoors', 'gym'],
  editorial: ['living', 'kitchen', 'outdoors', 'shop'],
  playful: ['studio', 'bath', 'outdoors'],
  premium: ['night', 'living', 'shop'],
  technical: ['night', 'desk', 'gym'],
};

/** Where people meet such a product. Seasons and holidays are chosen by people alone: nobody wants snow in July. */
const suits: Record<ProductKind, readonly PlaceGroup[]> = {
  beauty: ['bath', 'studio', 'outdoors', 'shop', 'night'],
  food: ['kitchen', 'living', 'outdoors', 'shop'],
  home: ['living', 'kitchen', 'studio', 'desk'],
  sport: ['gym', 'outdoors', 'studio'],
  tech: ['desk', 'living', 'night', 'studio'],
  fashion: ['studio', 'shop', 'living', 'night'],
  large: ['studio', 'outdoors'],
};

/** Anything may stand beside a basin. */
const usual: ProductPlaceId = 'bath-terrazzo';

function groupsFor(style: ImageAdStyle, kind: ProductKind | null): readonly PlaceGroup[] {
  // Most products would look strange in a gym.
  if (kind === null) return homes[style].filter((group) => group !== 'gym');
  const both = suits[kind].filter((group) => homes[style].includes(group));
  // Every style can be kept in places that suit; no style makes up for one that does not.
  return both.length > 0 && style !== 'mixed' ? both : suits[kind];
}

/** Lemons tell how small it is what stands among them. */
const amongSmallThings: ReadonlySet<string> = new Set<ProductPlaceId>(['citrus-lemon']);

/** A table, a shelf or a podium ends somewhere; a floor goes on. */
const hasFloor = ({ id, extent }: Place): boolean => extent === null && !amongSmallThings.has(id);

const isLarge = (title: string): boolean => kindOfProduct({ title, description: '' }) === 'large';

/** Where people look first for what is large: a room's tables say more of an armchair than a gym's floor. */
const largeFirst: readonly PlaceGroup[] = [...suits.large, 'living'];

/** All of them, those first where such a thing would stand: a chair on a table is a toy. */
export function placesFor(places: readonly Place[], title: string): readonly Place[] {
  if (!isLarge(title)) return places;
  const rankOf = ({ group }: Place): number => {
    const rank = largeFirst.indexOf(group);
    return rank < 0 ? largeFirst.length : rank;
  };
  const floorsFirst = (one: Place, other: Place): number => Number(hasFloor(other)) - Number(hasFloor(one));
  return places.toSorted((one, other) => rankOf(one) - rankOf(other) || floorsFirst(one, other));
}

/** Where such a thing is shown before anybody has chosen. */
export function usualPlace(places: readonly Place[], title: string): Place | undefined {
  return isLarge(title) ? placesFor(places, title)[0] : places.find(({ id }) => id === usual);
}

/** Whether it would look like a toy there. */
export function isTooLargeFor(place: Place, title: string): boolean {
  return isLarge(title) && !hasFloor(place);
}

export type PlaceWish = {
  readonly style: ImageAdStyle;
  readonly kind: ProductKind | null;
  /** What a person chose: that one alone, whatever suits. */
  readonly place?: ProductPlaceId | null;
};

/**
 * So many places that no two are of one kind while there are others; the same ones for the same seed. Fewer where the
 * product and the style are at home in fewer.
 */
export function choosePlaces(
  places: readonly Place[],
  { style, kind, place: chosen = null }: PlaceWish,
  seed: number,
  count: number,
): Place[] {
  if (chosen !== null) return places.filter(({ id }) => id === chosen);
  const groups = groupsFor(style, kind);
  // Photographs are upright: of a wide place they would show the smaller part. And products keep their own light in them.
  const upright = places.filter((place) => place.size[1] > place.size[0] && !hasColouredLight(place));
  const fitting = upright.filter((place) => groups.includes(place.group) && (kind !== 'large' || hasFloor(place)));
  const from = fitting.length > 0 ? fitting : upright;
  const start = Math.abs(Math.trunc(seed)) % Math.max(1, from.length);
  const turned = [...from.slice(start), ...from.slice(0, start)];
  const isFirst = ({ group }: Place, index: number): boolean =>
    turned.findIndex((place) => place.group === group) === index;
  const others = turned.filter((place, index) => !isFirst(place, index));
  return [...turned.filter(isFirst), ...others].slice(0, count);
}
