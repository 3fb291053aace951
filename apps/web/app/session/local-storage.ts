import { attempt } from '../browser/attempt.ts';

/** What the session keeps in the browser. Every access may throw (forbidden, full): the session then lives as long as the page. */
export type TokenStorage = {
  token(): string | null;
  keep(token: string): void;
  forget(): void;
  /** Signing out leaves nothing of the person behind. */
  clear(): void;
};

export const tokenKey = 'token';

/** `tab` is the storage of this tab alone, where drafts and unfinished work lie. */
export function tokenStorage(storage: () => Storage, tab: () => Storage): TokenStorage {
  let memory: string | null = null;
  return {
    token() {
      const stored = attempt(() => storage().getItem(tokenKey));
      return stored === undefined ? memory : stored;
    },
    keep(token) {
      memory = token;
      attempt(() => storage().setItem(tokenKey, token));
    },
    forget() {
      memory = null;
      attempt(() => storage().removeItem(tokenKey));
    },
    clear() {
      memory = null;
      attempt(() => storage().clear());
      attempt(() => tab().clear());
    },
  };
}
