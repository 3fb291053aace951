import type { InfiniteData } from '@tanstack/react-query';

export type Page<Item> = { readonly list: readonly Item[]; readonly total: number };

/** The pages of a list that have been fetched so far, in the order they were asked for. */
export type PagedList<Item> = InfiniteData<Page<Item>>;

type Identified = { readonly id: string };

/** As one list. What is new pushes old onto the next page, so some may be known already. */
export function wholeList<Item extends Identified>(known: PagedList<Item> | undefined): Page<Item> | null {
  if (known === undefined) return null;
  const items = new Map(known.pages.flatMap(({ list }) => list.map((item) => [item.id, item] as const)));
  return { list: [...items.values()], total: known.pages.at(-1)?.total ?? 0 };
}

export function withChanged<Item extends Identified>(
  known: PagedList<Item> | undefined,
  change: (item: Item) => Item,
): PagedList<Item> | undefined {
  return known && { ...known, pages: known.pages.map((page) => ({ ...page, list: page.list.map(change) })) };
}

/** In front of the others, where a new one belongs and one that was brought back is found. */
export function withAdded<Item extends Identified>(
  known: PagedList<Item> | undefined,
  item: Item,
): PagedList<Item> | undefined {
  const rest = without(known, item.id);
  return (
    rest && {
      ...rest,
      pages: rest.pages.map(({ list, total }, index) => ({
        list: index === 0 ? [item, ...list] : list,
        total: total + 1,
      })),
    }
  );
}

export function without<Item extends Identified>(
  known: PagedList<Item> | undefined,
  id: string,
): PagedList<Item> | undefined {
  if (!known?.pages.some(({ list }) => list.some((item) => item.id === id))) return known;
  const pages = known.pages.map(({ list, total }) => ({
    list: list.filter((item) => item.id !== id),
    total: Math.max(0, total - 1),
  }));
  return { ...known, pages };
}
