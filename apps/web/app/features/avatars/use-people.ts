import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

/** The built-in people, the same for everybody. */
export function usePeople() {
  const queryFn = async () => (await api.call('avatarList', {}, { quiet: true })).list;
  return useQuery({ queryKey: ['people'], queryFn }, serverCache);
}
