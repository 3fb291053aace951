import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { layOut, visibleIn } from './masonry.ts';
import { useWallPlace } from './use-wall-place.ts';
import { useWallWindow } from './use-wall-window.ts';

type WallProps<Item> = {
  items: readonly Item[];
  label: string;
  keyOf: (item: Item) => string;
  heightOf: (item: Item, width: number) => number;
  renderItem: (item: Item) => ReactNode;
  /** The end is near. */
  onEnd: () => void;
};

/** Thousands of cards, of which only those near the screen are there. */
export function Wall<Item>({ items, label, keyOf, heightOf, renderItem, onEnd }: WallProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { width, top, bottom } = useWallWindow(list);
  const { places, height } = useMemo(
    () =>
      layOut(
        items.map((item) => (each: number) => heightOf(item, each)),
        { width, gap: 16, columnWidth: 232 },
      ),
    [items, width, heightOf],
  );
  useWallPlace(width > 0 && items.length > 0 ? height : 0);
  const isNearEnd = width > 0 && bottom + 1200 > height;
  useEffect(() => {
    if (isNearEnd) onEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked when more has come or the end comes near, not when the asker changes
  }, [isNearEnd, items.length]);
  return (
    <ul ref={list} aria-label={label} style={{ height }} className="relative w-full">
      {width > 0 &&
        visibleIn(places, top, bottom).map((index) => {
          const item = items[index];
          const place = places[index];
          if (item === undefined || place === undefined) return null;
          return (
            <li
              key={keyOf(item)}
              aria-setsize={-1}
              aria-posinset={index + 1}
              className="absolute top-0"
              style={{ insetInlineStart: place.x, top: place.y, width: place.width, height: place.height }}
            >
              {renderItem(item)}
            </li>
          );
        })}
    </ul>
  );
}
