import { createContext } from 'react';

/** What a card does that is one too many; null while more can be chosen. */
export const PickLimitContext = createContext<(() => void) | null>(null);
