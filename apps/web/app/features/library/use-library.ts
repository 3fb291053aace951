import type { LibraryAd } from '@adwright/contract/library/library.ts';
import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { type Find, formatFind, isNarrowed, queryOf } from './find-text.ts';

export type ShownLibrary = {
  readonly ads: readonly LibraryAd[];
  /** What the first page said: counts, corrections, coverage. Null until the first answer. */
  readonly answer: LibraryAnswer | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
};

/** The first page is quick; who reads on reads on for long. */
const laterPages = { facets: 'false', page_size: '100' };

/** A new installation puts its samples in while the first visitor looks on. */
const fillingMs = 3000;
const isFilling = (answer: LibraryAnswer | undefined, find: Find): boolean =>
  answer?.list.length === 0 && (answer.coverage.ads === 0 || !isNarrowed(find));

/** Visitors may look, too, so it is asked whoever is there. While another search is under way the old one stays. */
export function useLibrary(find: Find): ShownLibrary {
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['library', formatFind(find)],
      queryFn: ({ pageParam, signal: _signal }) =>
        api.call(
          'librarySearch',
          { ...queryOf(find), ...(pageParam !== '' && { ...laterPages, cursor: pageParam }) },
          { quiet: true },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      // A wall that is asked for again would be fetched page by page to where the person stands, and move under them.
      staleTime: Infinity,
      gcTime: 1_800_000,
      refetchInterval: ({ state }) => (isFilling(state.data?.pages[0], find) ? fillingMs : false),
      enabled: true,
    },
    serverCache,
  );
  const ads = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  return {
    ads,
    answer: data?.pages[0] ?? null,
    failed: isError,
    loadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    more: () => void (isFetchingNextPage || fetchNextPage()),
    reload: () => void refetch(),
  };
}

export function useLibraryAd(id: string | null) {
  return useQuery(
    {
      queryKey: ['library-ad', id],
      queryFn: () => api.call('libraryAd', { id: id ?? '' }, { quiet: true }),
      staleTime: 600_000,
      enabled: id !== null,
    },
    serverCache,
  );
}

/** An analysis is done as soon as it is asked for. */
export function useAnalysis(id: string) {
  return useQuery(
    {
      queryKey: ['library-analysis', id],
      queryFn: () => api.call('libraryAnalysisCheck', { id }, { quiet: true }),
      staleTime: 600_000,
      enabled: true,
    },
    serverCache,
  );
}

/** What the library holds and who is asked for more. */
export function useCoverage() {
  return useQuery(
    {
      queryKey: ['library-coverage'],
      queryFn: () => api.call('librarySearch', { page_size: '1', facets: 'false' }, { quiet: true }),
      staleTime: 600_000,
      enabled: true,
    },
    serverCache,
  ).data?.coverage;
}
