import { skipToken, useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

/** What a draft holds, for the fields of its tool. `undefined` until it is known, null when there is none to have. */
export function useProjectParams(projectId: string | null): object | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['project', projectId],
      queryFn: projectId === null ? skipToken : () => api.call('projectGet', { id: projectId }),
      // Fields are filled once: what was known earlier must never come before what is true now.
      gcTime: 0,
      staleTime: Infinity,
    },
    serverCache,
  );
  if (projectId === null || isError) return null;
  if (data === undefined) return undefined;
  return typeof data.params === 'object' ? data.params : null;
}
