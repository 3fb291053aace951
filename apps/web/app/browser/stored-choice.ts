import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { attempt } from './attempt.ts';

type StoredChoice = { readonly choose: (on: boolean) => void; readonly useChoice: () => boolean };

/** A yes or no of the person's, kept in this browser under one of two words; where that is forbidden, for this page. */
export function storedChoice(key: string, words: { readonly on: string; readonly off: string }): StoredChoice {
  /** Null until somebody chooses here: until then the storage is asked. */
  const chosen = createStore<boolean | null>(() => null);
  const read = () => chosen.getState() ?? attempt(() => localStorage.getItem(key)) === words.on;
  return {
    choose(on) {
      attempt(() => localStorage.setItem(key, on ? words.on : words.off));
      chosen.setState(on);
    },
    // The server cannot know: it draws the usual.
    useChoice: () => useSyncExternalStore(chosen.subscribe, read, () => false),
  };
}
