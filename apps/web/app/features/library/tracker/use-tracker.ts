import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../../server-cache/server-cache.ts';
import { api } from '../../../session/api.ts';

const key = 'ad-follows';

export function useFollows() {
  return useQuery({ queryKey: [key, 'list'], queryFn: () => api.call('followList', {}, { quiet: true }) }, serverCache);
}

export function useFollowReport(id: string, days: number) {
  return useQuery(
    {
      queryKey: [key, 'report', id, days],
      queryFn: () => api.call('followReport', { id, days }, { quiet: true }),
      staleTime: 60_000,
    },
    serverCache,
  );
}

/** For whoever has no account yet. A new installation has nothing to show for its first minute. */
export function useExample() {
  return useQuery(
    {
      queryKey: [key, 'example'],
      queryFn: () => api.call('trackerExample', {}, { quiet: true }),
      refetchInterval: ({ state: { data } }) => (data?.example === null ? 5000 : false),
      staleTime: 600_000,
      enabled: true,
    },
    serverCache,
  ).data?.example;
}

/** Each answers what was done, or null; what went wrong has been said. */
async function changed<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    const data = await asked;
    // Not the reports: that of what was just unfollowed is gone, and asking for it would be an error.
    await serverCache.invalidateQueries({ queryKey: [key, 'list'] });
    return data;
  } catch {
    return null;
  }
}

export const follows = {
  add: (query: FollowQuery) => changed(api.call('followAdd', { query })),
  setEmails: (id: string, emails: boolean) => changed(api.call('followChange', { id, emails })),
  remove: (id: string) => changed(api.call('followRemove', { id })),
};
