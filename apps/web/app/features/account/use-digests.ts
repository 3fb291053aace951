import type { Follow } from '@adwright/contract/tracker/tracker.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

/** As the tracker knows it: what is changed here shows there. */
const queryKey = ['ad-follows', 'list'];

/** Whether emails tell of what the person follows. */
export function useDigests() {
  const { data } = useQuery({ queryKey, queryFn: () => api.call('followList', {}, { quiet: true }) }, serverCache);
  const follows = data?.list ?? [];
  return {
    follows,
    setEmails(emails: boolean): void {
      serverCache.setQueryData<{ list: Follow[] }>(
        queryKey,
        (before) => before && { ...before, list: before.list.map((one) => ({ ...one, emails })) },
      );
      const changed = follows.filter((one) => one.emails !== emails);
      // Who is refused has been told; the server's own word comes last either way.
      void Promise.allSettled(changed.map(({ id }) => api.call('followChange', { id, emails }))).then(() =>
        serverCache.invalidateQueries({ queryKey }),
      );
    },
  };
}
