import { storedChoice } from '../browser/stored-choice.ts';

/** The person's choice for wide screens. */
export const { choose: setNarrow, useChoice: useNarrowSidebar } = storedChoice('dashboard-sidebar', {
  on: 'narrow',
  off: 'wide',
});
