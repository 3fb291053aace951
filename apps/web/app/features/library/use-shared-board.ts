import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const pageSize = 60;

export type ShownBoard = {
  /** Null until the first answer. */
  readonly name: string | null;
  readonly ads: readonly LibraryAd[];
  readonly failed: boolean;
  readonly more: () => void;
};

export function useSharedBoard(token: string): ShownBoard {
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: ['shared-board', token],
      queryFn: ({ pageParam }) =>
        api.call(
          'sharedBoard',
          { token, page: String(pageParam), page_size: String(pageSize) } as object as { token: string },
          { quiet: true },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
      retry: false,
      enabled: true,
    },
    serverCache,
  );
  const ads = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  return {
    name: data?.pages[0]?.name ?? null,
    ads,
    failed: isError,
    more: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
  };
}
