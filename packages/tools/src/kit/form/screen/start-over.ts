import { createContext, use } from 'react';

/** Empties the form. */
export type StartOver = () => {
  /** Brings it back as it was. */
  undo(): void;
  /** Nobody can bring it back any more: it need not be kept. */
  settle(): void;
};

/** Null while there is nothing to empty. Apart from the host, whose every change makes previews read pictures again. */
export const StartOverContext = createContext<StartOver | null>(null);

export function useStartOver(): StartOver | null {
  return use(StartOverContext);
}
