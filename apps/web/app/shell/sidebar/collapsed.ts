import { useSyncExternalStore } from 'react';

const storageKey = 'shell-sidebar';
const listeners = new Set<() => void>();

function isCollapsed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

export function setCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(storageKey, collapsed ? 'collapsed' : 'open');
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
export function useCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}
