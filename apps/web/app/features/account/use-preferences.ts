import type { UserPreferences } from '@adwright/contract/user/user.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { isSignedIn } from '../../session/session-state.ts';
import { session } from '../../session/session.ts';

const queryKey = ['preferences'];

type Preferences = {
  /** Null until they are known. */
  readonly known: UserPreferences | null;
  readonly change: (change: UserPreferences) => void;
};

/** What the person has chosen for themselves, asked for when a menu that shows it opens. */
export function usePreferences(wanted: boolean): Preferences {
  const { data = null } = useQuery(
    {
      queryKey,
      queryFn: () => api.call('userPreferences', {}, { quiet: true }),
      enabled: () => wanted && isSignedIn(session.get()),
    },
    serverCache,
  );
  return {
    known: data,
    change: (change) =>
      void api.call('userPreferencesUpdate', change).then(
        (now) => serverCache.setQueryData(queryKey, now),
        () => {},
      ),
  };
}
