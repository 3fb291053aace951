import { useSyncExternalStore } from 'react';

const storageKey = 'dashboard-sidebar';
const listeners = new Set<() => void>();

function isNarrow(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'narrow';
  } catch {
    return false;
  }
}

export function setNarrow(narrow: boolean): void {
  try {
    localStorage.setItem(storageKey, narrow ? 'narrow' : 'wide');
  } catch {
    // Storage may be forbidden: the sidebar then stays as it is.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's choice for wide screens, kept in this browser. */
export function useNarrowSidebar(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}
