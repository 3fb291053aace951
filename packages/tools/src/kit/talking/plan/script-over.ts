import { longestScript } from '@adwright/contract/lip-sync/told.ts';

/** How many characters of a script are too many. */
export const charactersOver = (script: string): number => Math.max(0, script.length - longestScript);
