import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { places } from '@adwright/places/places.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { choosePlaces } from '../../kit/places/plan/choose-places.ts';

const nowhere: readonly Place[] = [];

/**
 * Where a film shows a product that came without a photograph: by its picture, so that the preview and the film agree.
 * Nowhere in styles that show no photographs.
 */
export function filmPlaces(template: string, picture: string | undefined): readonly Place[] {
  if (!templateOf(template)?.slots.includes('photo')) return nowhere;
  return choosePlaces(places, 'mixed', seedOf(picture ?? ''), 3);
}
