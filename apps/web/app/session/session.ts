import { realTimers } from '@adwright/contract/client/timers.ts';
import { useSyncExternalStore } from 'react';
import { pageIsLeaving } from '../browser/page-leaving.ts';
import { tokenStorage } from './local-storage.ts';
import { type SessionState, unknownSession } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

const storage = tokenStorage(
  () => localStorage,
  () => sessionStorage,
);

/** The client behind it is fetched with the first call, which a visitor without a token never makes. */
async function client() {
  return (await import('./api.ts')).api;
}

export const session = createSessionStore({
  storage,
  timers: realTimers,
  info: async () => (await client()).request('userInfo', {}),
  serverLogout: async () => (await client()).request('userLogout', {}, { quiet: true }),
  reload: () => location.reload(),
  pageIsLeaving,
});

export function storedToken(): string | null {
  return storage.token();
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => unknownSession);
}
