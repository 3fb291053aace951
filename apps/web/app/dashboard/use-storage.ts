import type { UserStorage } from '@adwright/contract/user/user.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../server-cache/server-cache.ts';
import { api } from '../session/api.ts';
import { isSignedIn } from '../session/session-state.ts';
import { session } from '../session/session.ts';

/** How much the person has stored, asked for anew whenever a menu that shows it opens; null until it is known. */
export function useStorage(wanted: boolean): UserStorage | null {
  const { data = null } = useQuery(
    {
      queryKey: ['storage'],
      queryFn: () => api.call('userStorage', {}, { quiet: true }),
      enabled: () => wanted && isSignedIn(session.get()),
    },
    serverCache,
  );
  return data;
}
