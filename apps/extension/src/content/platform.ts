import type { FoundAd } from '../found-ad.ts';

/** How the ads of one platform's pages are found and read. Pages change: what is not found is left empty, never guessed. */
export type Platform = {
  /** Whether it knows this page. */
  isAt(place: URL): boolean;
  /** The elements that are one ad each. */
  cards(root: ParentNode): Iterable<Element>;
  /** Null for what turns out to be no ad, or is not there yet. */
  read(card: Element, place: URL): FoundAd | null;
};
