import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Ads that were saved since the page was opened, with what each is saved as: a card says so wherever it shows again. */
export const savedNow = createStore((): Readonly<Record<string, string>> => ({}));

export function useSavedNow(adId: string): boolean {
  return useStore(savedNow, (saved) => saved[adId] !== undefined);
}

export function noteSaved(adId: string, savedId: string): void {
  savedNow.setState({ [adId]: savedId });
}

export function noteRemoved(savedIds: readonly string[]): void {
  const kept = Object.entries(savedNow.getState()).filter(([, savedId]) => !savedIds.includes(savedId));
  savedNow.setState(Object.fromEntries(kept), true);
}
