import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { layOut, type Place, visibleIn } from './masonry.ts';
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

const unmeasured: readonly Place[] = [];

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
  const isLooking = useWallPlace(list, { items, keyOf, places: width > 0 ? places : unmeasured });
  const isNearEnd = isLooking || (width > 0 && bottom + 1200 > height);
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
          return <WallItem key={keyOf(item)} item={item} index={index} place={place} renderItem={renderItem} />;
        })}
    </ul>
  );
}

type WallItemProps<Item> = {
  item: Item;
  index: number;
  place: Place;
  renderItem: (item: Item) => ReactNode;
};

function isUnmoved<Item>(before: WallItemProps<Item>, now: WallItemProps<Item>): boolean {
  const { item, index, renderItem, place } = before;
  if (now.item !== item || now.index !== index || now.renderItem !== renderItem) return false;
  // Laid out anew with what came below, most stand where they stood.
  return (['x', 'y', 'width', 'height'] as const).every((side) => place[side] === now.place[side]);
}

/** Scrolling brings a few cards and takes a few: those that stay are not drawn again. */
const WallItem = memo(function WallItem<Item>({ item, index, place, renderItem }: WallItemProps<Item>) {
  return (
    <li
      aria-setsize={-1}
      aria-posinset={index + 1}
      className="absolute top-0 contain-layout contain-style"
      style={{ insetInlineStart: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {renderItem(item)}
    </li>
  );
}, isUnmoved) as <Item>(props: WallItemProps<Item>) => ReactNode;
