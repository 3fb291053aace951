import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** The offer shows itself once, and whenever somebody asks for it. */
export function setPromotion(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePromotionOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
