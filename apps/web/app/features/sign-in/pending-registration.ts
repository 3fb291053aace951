import { useSyncExternalStore } from 'react';

/**
 * A registration waiting for its code. The address outlives a reload (people look up the code in another app and
 * the phone drops the page); the password does not leave memory.
 */
export type PendingRegistration = {
  readonly email: string;
  readonly name: string;
  /** Null after a reload: a new code then starts over from the form. */
  readonly password: string | null;
  readonly expiresAt: number;
  readonly resendAt: number;
};

const storageKey = 'pending-registration';
const listeners = new Set<() => void>();
/** Undefined until storage has been looked at. */
let current: PendingRegistration | null | undefined;

export function setPending(pending: PendingRegistration | null): void {
  current = pending;
  inStorage((storage) => {
    if (pending === null) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify({ ...pending, password: undefined }));
  });
  for (const listener of listeners) listener();
}

export function usePending(): PendingRegistration | null {
  return useSyncExternalStore(subscribe, getPending, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getPending(): PendingRegistration | null {
  if (current !== undefined) return current;
  const text = inStorage((storage) => storage.getItem(storageKey));
  current = text === null ? null : parsePending(text, Date.now());
  return current;
}

export function parsePending(text: string, now: number): PendingRegistration | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { email, name, expiresAt, resendAt } = (value ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof name !== 'string') return null;
  if (typeof expiresAt !== 'number' || typeof resendAt !== 'number' || expiresAt <= now) return null;
  return { email, name, expiresAt, resendAt, password: null };
}

/** Session storage may be forbidden: then a reload starts over. */
function inStorage<Value>(action: (storage: Storage) => Value): Value | null {
  try {
    return action(sessionStorage);
  } catch {
    return null;
  }
}
