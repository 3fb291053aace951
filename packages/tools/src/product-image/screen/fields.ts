import { ProductBackdrop, ProductImageInput, type ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { places } from '@adwright/places/places.ts';
import { usualPlace } from '../../kit/places/plan/choose-places.ts';

/** What the form holds: the input, with the picture still missing perhaps. */
export type ProductImageFields = Omit<ProductImageInput, 'picture'> & { readonly picture: string | null };

/** What stands in the form: no backdrops until somebody has chosen one, for the first takes the usual one's place. */
export type TypedFields = Omit<ProductImageFields, 'backdrops'> & { readonly backdrops: ProductBackdrop[] | null };

/** A sample that nobody has named yet is named by its address. */
export function calledBy({ title, picture }: Pick<TypedFields, 'title' | 'picture'>): string {
  return title || (picture ?? '');
}

function usualFor(called: string): ProductBackdrop[] {
  const place = usualPlace(places, called);
  return place ? [{ kind: 'place', place: place.id as ProductPlaceId }] : [];
}

/** Of what was kept, what there still is: places are given up now and then. The usual one alone was chosen by nobody. */
function stillChosen(kept: readonly ProductBackdrop[], usual: readonly ProductBackdrop[]): ProductBackdrop[] | null {
  const known = kept.filter((backdrop) => ProductBackdrop.safeParse(backdrop).success);
  if (kept.length > 0 && known.length === 0) return null;
  const isUsual = (backdrop: ProductBackdrop): boolean => usual.some((one) => sameBackdrop(one, backdrop));
  return known.length === 1 && known.every(isUsual) ? null : known;
}

export function fieldsFrom(initial: Partial<ProductImageInput>): TypedFields {
  const { title = '', picture = null, backdrops } = initial;
  return {
    picture,
    title,
    sizes: [{ kind: 'square' }],
    placing: { x: 0, y: 0, scale: 1 },
    shadow: 1,
    light: null,
    match_light: false,
    height_cm: null,
    formats: ['png'],
    ...initial,
    backdrops: backdrops === undefined ? null : stillChosen(backdrops, usualFor(calledBy({ title, picture }))),
  };
}

/** What would be ordered: the usual backdrop as long as nobody has chosen. */
export function orderOf(typed: TypedFields): ProductImageFields {
  return { ...typed, backdrops: typed.backdrops ?? usualFor(calledBy(typed)) };
}

/** With one more: the first that is chosen takes the place of the one that stood there for everybody. */
export function withBackdrop({ backdrops }: Pick<TypedFields, 'backdrops'>, one: ProductBackdrop): ProductBackdrop[] {
  return [...(backdrops ?? []), one];
}

export function parseFields(fields: ProductImageFields) {
  return ProductImageInput.safeParse(fields);
}

/** The same whatever order its fields are in. */
export function sameBackdrop(one: ProductBackdrop, other: ProductBackdrop): boolean {
  if (one.kind === 'scene' && other.kind === 'scene') return one.scene === other.scene;
  return one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);
}

export function isOnlyWhite({ sizes }: Pick<ProductImageFields, 'sizes'>): boolean {
  return sizes.length > 0 && sizes.every(({ kind }) => kind === 'marketplace');
}
