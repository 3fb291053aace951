import { storedChoice } from '../../browser/stored-choice.ts';

/** The person's choice for wide screens. */
export const { choose: setCollapsed, useChoice: useCollapsed } = storedChoice('shell-sidebar', {
  on: 'collapsed',
  off: 'open',
});
