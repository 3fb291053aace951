import type { Place } from './masonry.ts';
import { placeIn, rememberPlace, storePlaces, type WallPlace } from './wall-places.ts';

/** The wall as it is drawn at the moment. */
type DrawnWall = { readonly ids: readonly string[]; readonly places: readonly Place[] };

export type PlaceKeeper = {
  /** The history has moved on, or back to an entry whose place is known. */
  enter: (entry: string) => void;
  /** Answers whether more cards are needed to find the place that is wanted. */
  drawn: (wall: DrawnWall) => boolean;
  stop: () => void;
};

/** Nothing has moved for as long: the router had its turn, and what stands above the wall has its height. */
const calmMs = 1000;
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the card that a person looks at where it is: back from elsewhere, after a reload, and when the window changes
 * its width. The place is held against everything that scrolls by itself, until it is calm or somebody scrolls.
 */
export function keepPlace(list: HTMLElement): PlaceKeeper {
  const scroller = scrollerOf(list);
  let wall: DrawnWall = { ids: [], places: [] };
  let entry: string | null = null;
  let seen: WallPlace | null = null;
  let held: WallPlace | null = null;
  let calm = 0;
  /** How far down the wall the upper edge of what is seen lies. */
  const edge = (): number => edgeOf(scroller) - list.getBoundingClientRect().top;

  const hold = (place: WallPlace | null): void => {
    held = place;
    clearTimeout(calm);
    if (held !== null) calm = window.setTimeout(release, calmMs);
  };
  /** Answers whether there was anything to do. */
  const moveTo = (card: Place | undefined, offset: number): boolean => {
    const away = card === undefined ? 0 : card.y - offset - edge();
    const before = scroller.scrollTop;
    if (Math.abs(away) >= 1) scroller.scrollTo({ top: before + away, behavior: 'instant' });
    return scroller.scrollTop !== before;
  };
  const apply = (): void => {
    if (held !== null && moveTo(wall.places[indexOf(wall, held)], held.offset)) hold(held);
  };
  /** At the wall's beginning the page itself keeps its place. */
  const stay = (): void => {
    if (held !== null) apply();
    else if (seen !== null && edge() > 0) moveTo(wall.places[wall.ids.indexOf(seen.id)], seen.offset);
  };
  const note = (): void => {
    if (entry === null || wall.ids.length === 0) return;
    const top = edge();
    const index = wall.places.findIndex(({ y, height }) => y + height > top);
    const place = wall.places[index];
    const id = wall.ids[index];
    if (place === undefined || id === undefined) return;
    seen = { id, index, offset: place.y - top, cards: wall.ids.length };
    rememberPlace(entry, seen);
  };
  const isLooking = (): boolean => held !== null && indexOf(wall, held) === -1;
  function release(): void {
    // What is still being fetched is waited for.
    if (isLooking()) return;
    hold(null);
    note();
  }
  const onScroll = (): void => (held === null ? note() : apply());
  const letGo = (): void => void (held !== null && (hold(null), note()));
  const watch = new ResizeObserver(stay);
  watch.observe(list.ownerDocument.body);
  scrollTarget(scroller).addEventListener('scroll', onScroll, { passive: true });
  for (const name of byHand) addEventListener(name, letGo, { capture: true, passive: true });
  addEventListener('pagehide', storePlaces);
  return {
    enter(next) {
      const known = placeIn(next);
      entry = next;
      if (known !== null) {
        hold(known);
        apply();
      } else if (seen !== null) rememberPlace(next, seen);
    },
    drawn(next) {
      wall = next;
      if (held !== null) hold(held);
      stay();
      return isLooking();
    },
    stop() {
      clearTimeout(calm);
      watch.disconnect();
      scrollTarget(scroller).removeEventListener('scroll', onScroll);
      for (const name of byHand) removeEventListener(name, letGo, { capture: true });
      removeEventListener('pagehide', storePlaces);
      storePlaces();
    },
  };
}

/** −1 while the card may still come; a card that is gone leaves its place to the one that is there now. */
function indexOf({ ids }: DrawnWall, { id, index, cards }: WallPlace): number {
  const found = ids[index] === id ? index : ids.indexOf(id);
  return found === -1 && ids.length >= cards ? Math.min(index, ids.length - 1) : found;
}

/** What scrolls the wall: a part of the page, as in the dashboard, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let box = list.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement ?? document.documentElement;
}

const isPage = (scroller: Element): boolean => scroller === document.scrollingElement;
const edgeOf = (scroller: Element): number => (isPage(scroller) ? 0 : scroller.getBoundingClientRect().top);
const scrollTarget = (scroller: Element): EventTarget => (isPage(scroller) ? window : scroller);
