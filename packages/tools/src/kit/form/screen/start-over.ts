import { createContext, use } from 'react';

/** Empties the form, and answers how to have it back as it was. */
export type StartOver = () => () => void;

/** Null while there is nothing to empty. Apart from the host, whose every change makes previews read pictures again. */
export const StartOverContext = createContext<StartOver | null>(null);

export function useStartOver(): StartOver | null {
  return use(StartOverContext);
}
