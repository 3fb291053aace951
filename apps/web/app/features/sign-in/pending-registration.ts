import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { attempt } from '../../browser/attempt.ts';

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
/** Undefined until storage has been looked at. */
const store = createStore<PendingRegistration | null | undefined>(() => undefined);

export function setPending(pending: PendingRegistration | null): void {
  attempt(() => {
    if (pending === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ ...pending, password: undefined }));
  });
  store.setState(pending, true);
}

export function usePending(): PendingRegistration | null {
  return useSyncExternalStore(store.subscribe, getPending, () => null);
}

function getPending(): PendingRegistration | null {
  const known = store.getState();
  if (known !== undefined) return known;
  const text = attempt(() => sessionStorage.getItem(storageKey)) ?? null;
  const found = text === null ? null : parsePending(text, Date.now());
  // Tells nobody: whoever listens has read it before.
  store.setState(found, true);
  return found;
}

export function parsePending(text: string, now: number): PendingRegistration | null {
  const value = attempt(() => JSON.parse(text) as unknown);
  const { email, name, expiresAt, resendAt } = (value ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof name !== 'string') return null;
  if (typeof expiresAt !== 'number' || typeof resendAt !== 'number' || expiresAt <= now) return null;
  return { email, name, expiresAt, resendAt, password: null };
}
