import { attempt } from '../../browser/attempt.ts';

/** A card and how far below the upper edge it begins: true at any width, whatever stands above the wall. */
export type WallPlace = {
  readonly id: string;
  /** Which card of the wall it was, for walls that have lost it since. */
  readonly index: number;
  readonly offset: number;
  /** How many cards the wall had: as many have to be fetched again before it is called lost. */
  readonly cards: number;
};

const storageName = 'wall-places';
const mostPlaces = 50;

/** In the tab's own storage: a reload and a copy of the tab come back to the same place. */
function readAll(): Map<string, WallPlace> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as unknown);
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
}

function isEntry(value: unknown): value is [string, WallPlace] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place = value[1] as Partial<WallPlace> | null;
  return typeof place?.id === 'string' && [place.index, place.offset, place.cards].every(Number.isFinite);
}

let known: Map<string, WallPlace> | null = null;

function places(): Map<string, WallPlace> {
  if (known !== null) return known;
  known = readAll();
  // Somebody who types the address comes anew, but such entries of the history all have the same name.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') known.delete('default');
  return known;
}

/** Where the wall stood in an entry of the history. */
export function placeIn(entry: string): WallPlace | null {
  return places().get(entry) ?? null;
}

export function rememberPlace(entry: string, place: WallPlace): void {
  const all = places();
  all.delete(entry);
  all.set(entry, place);
  const [oldest] = all.keys();
  if (all.size > mostPlaces && oldest !== undefined) all.delete(oldest);
}

/** Written when the page is left rather than with every step: storage is slow. */
export function storePlaces(): void {
  if (known !== null) attempt(() => sessionStorage.setItem(storageName, JSON.stringify([...places()])));
}
