import type { Block } from '../page.ts';
import { relatedBlock, type Structure } from './structure.ts';

/** The tracker is the page: what it is in a few words, then itself. */
export const tracker: Structure = (words, context): Block[] => [
  { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
  { kind: 'tracker' },
  ...relatedBlock(context),
];
