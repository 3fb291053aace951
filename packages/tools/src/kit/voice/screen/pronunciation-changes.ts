import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

/** What was said before may sound otherwise now. */
export function pronunciationsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the person's dictionary was changed in this tab. */
export function pronunciationChanges(): number {
  return changes;
}

export function usePronunciationChanges(): number {
  return useSyncExternalStore(subscribe, pronunciationChanges, () => 0);
}
