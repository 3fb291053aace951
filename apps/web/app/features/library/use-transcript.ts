import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const everyMs = 2500;

/** Asking puts it in line; asking again says how far it is. The analysis then knows when what is said. */
export function useTranscript(id: string, enabled: boolean) {
  return useQuery(
    {
      queryKey: ['library-transcript', id],
      queryFn: async () => {
        const transcript = await api.call('libraryTranscript', { id }, { quiet: true });
        if (transcript.segments.length > 0) void serverCache.invalidateQueries({ queryKey: ['library-analysis', id] });
        return transcript;
      },
      refetchInterval: ({ state: { data } }) =>
        data?.status === 'queued' || data?.status === 'processing' ? everyMs : false,
      staleTime: 60_000,
      enabled,
    },
    serverCache,
  );
}
