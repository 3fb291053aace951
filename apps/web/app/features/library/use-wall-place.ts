import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepPlace, type PlaceKeeper } from './keep-place.ts';
import type { Place } from './masonry.ts';

type PlacedWall<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly places: readonly Place[];
};

/**
 * Comes back to the place that was left, to the pixel. Answers whether the wall has to fetch more for it. The router's
 * own restoring is too early: the wall has no height yet, and what stands above it is still growing.
 */
export function useWallPlace<Item>(list: RefObject<HTMLElement | null>, wall: PlacedWall<Item>): boolean {
  const { key } = useLocation();
  const keeper = useRef<PlaceKeeper>(null);
  const [isLooking, setLooking] = useState(false);
  useLayoutEffect(() => {
    if (list.current === null) return;
    const kept = keepPlace(list.current);
    keeper.current = kept;
    const { style } = document.documentElement;
    // The browser would keep the foot of a short page in view while the wall grows above it.
    style.overflowAnchor = 'none';
    return () => {
      kept.stop();
      style.overflowAnchor = '';
    };
  }, [list]);
  useLayoutEffect(() => keeper.current?.enter(key), [key]);
  const { items, keyOf, places } = wall;
  useLayoutEffect(() => {
    if (items.length > 0 && places.length === items.length)
      setLooking(keeper.current?.drawn({ ids: items.map(keyOf), places }) ?? false);
  }, [items, keyOf, places]);
  return isLooking;
}
