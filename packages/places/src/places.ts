import type { Place } from '@adwright/scenery/place/place.ts';
import list from './places.json' with { type: 'json' };

/** Every place there is, in the order people see them. */
export const places = list as unknown as readonly Place[];

export function placeOf(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}
