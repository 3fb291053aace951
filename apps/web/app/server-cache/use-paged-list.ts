import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Page, wholeList } from './paged-list.ts';
import { serverCache } from './server-cache.ts';

export type ShownList<Item> = {
  /** Null until the first answer. */
  readonly pages: Page<Item> | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
};

type Wanted<Item> = {
  readonly key: QueryKey;
  readonly pageSize: number;
  readonly fetchPage: (page: number) => Promise<Page<Item>>;
};

/** A list that is fetched page by page. While another one is asked for, what was there stays on screen. */
export function usePagedList<Item extends { readonly id: string }>(wanted: Wanted<Item>): ShownList<Item> {
  const { key, pageSize, fetchPage } = wanted;
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => fetchPage(pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ total }, all) => (all.length * pageSize < total ? all.length + 1 : undefined),
      placeholderData: keepPreviousData,
    },
    serverCache,
  );
  const pages = useMemo(() => wholeList<Item>(data), [data]);
  return {
    pages,
    failed: isError,
    loadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}
