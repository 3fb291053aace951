import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { places } from '@adwright/places/places.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { choosePlaces } from './choose-places.ts';
import type { ProductKind } from './product-kind.ts';

const nowhere: readonly Place[] = [];

/** A film goes from one to the next; a single picture shows one. */
const count = { video: 3, picture: 1 } as const;

/** How much the light above a product may change: in upright films a wall goes on behind the words, a window cannot. */
const calm = 0.1;

export const showsPhotos = (id: string): boolean => templateOf(id)?.slots.includes('photo') === true;

/** Which of the offered templates to change to so that a place is seen: one that is nothing without its photograph. */
export function photoTemplate<Id extends string>(offered: readonly Id[]): Id | undefined {
  const livesFromIt = (id: Id): boolean => templateOf(id)?.needs?.join() === 'photo';
  return offered.find(livesFromIt) ?? offered.find(showsPhotos);
}

/**
 * Where one ad shows a product that came without a photograph: where a person chose, or by what it is and by its
 * picture, so that the preview and the file agree. Nowhere in templates that show no photographs.
 */
export function templatePlaces(
  id: string,
  picture: string | undefined,
  kind: ProductKind | null,
  place: ProductPlaceId | null = null,
): readonly Place[] {
  const template = templateOf(id);
  if (!template || !showsPhotos(id)) return nowhere;
  const isCalm = ({ words }: Place): boolean => words.unrest < calm;
  const from = template.kind === 'video' && place === null ? places.filter(isCalm) : places;
  return choosePlaces(from, { style: 'mixed', kind, place }, seedOf(picture ?? ''), count[template.kind]);
}

/** Whether a film's first place is seen before its light comes on. */
export const beginsDark = (id: string): boolean => templateOf(id)?.lightComes === true;
