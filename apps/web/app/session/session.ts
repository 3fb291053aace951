import { createClient } from '@adwright/contract/client.ts';
import { realTimers } from '@adwright/contract/timers.ts';
import { useSyncExternalStore } from 'react';
import { clientLanguage, clientWord } from './client-words.ts';
import { tokenStorage } from './local-storage.ts';
import { notifyError, toastError } from './notices.ts';
import { type SessionState, unknownSession } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

/** Another address only when the API is served apart from the pages. */
export const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '';

const storage = tokenStorage(() => localStorage);

export const api = createClient({
  baseUrl: apiBase,
  hooks: {
    token: () => storage.token(),
    language: clientLanguage,
    text: clientWord,
    toast: toastError,
    notify: notifyError,
    logOut: (refused) => session.refused(refused),
  },
});

export const session = createSessionStore({
  storage,
  timers: realTimers,
  info: () => api.request('userInfo', {}),
  serverLogout: () => api.request('userLogout', {}, { quiet: true }),
  reload: () => location.reload(),
});

export function storedToken(): string | null {
  return storage.token();
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => unknownSession);
}
