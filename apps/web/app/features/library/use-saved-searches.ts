import type { SavedSearchInput } from '@adwright/contract/library/saved-search.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const queryKey = ['saved-searches'];

export function useSavedSearches() {
  return useQuery(
    { queryKey, queryFn: () => api.call('savedSearchList', {}, { quiet: true }), staleTime: 60_000 },
    serverCache,
  ).data?.list;
}

/** Each answers whether it was done; what went wrong has been said. */
const done = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    async () => {
      await serverCache.invalidateQueries({ queryKey });
      return true;
    },
    () => false,
  );

export const savedSearches = {
  add: (search: SavedSearchInput) => done(api.call('savedSearchAdd', search)),
  remove: (id: string) => done(api.call('savedSearchRemove', { id })),
};
