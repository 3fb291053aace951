/** What the session keeps in the browser. Every access may throw (forbidden, full): the session then lives as long as the page. */
export type TokenStorage = {
  token(): string | null;
  keep(token: string): void;
  forget(): void;
  /** Signing out leaves nothing of the person behind. */
  clear(): void;
};

export const tokenKey = 'token';

/** Belongs to the device, not to the person: signing out must not flip a dark screen to a light one. */
const deviceKeys = ['theme'];

/** `tab` is the storage of this tab alone, where drafts and unfinished work lie. */
export function tokenStorage(storage: () => Storage, tab: () => Storage): TokenStorage {
  let memory: string | null = null;
  return {
    token: () => attempt(() => storage().getItem(tokenKey), memory),
    keep(token) {
      memory = token;
      attempt(() => storage().setItem(tokenKey, token), undefined);
    },
    forget() {
      memory = null;
      attempt(() => storage().removeItem(tokenKey), undefined);
    },
    clear() {
      memory = null;
      attempt(() => clearAllBut(storage(), deviceKeys), undefined);
      attempt(() => tab().clear(), undefined);
    },
  };
}

function clearAllBut(storage: Storage, kept: readonly string[]): void {
  const entries = kept.flatMap((key) => {
    const value = storage.getItem(key);
    return value === null ? [] : [[key, value] as const];
  });
  storage.clear();
  for (const [key, value] of entries) storage.setItem(key, value);
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
