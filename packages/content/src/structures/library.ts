import type { Block } from '../page.ts';
import { relatedBlock, type Structure } from './structure.ts';

/** The library is the page: what it is in a few words, then itself. */
export const library: Structure = (words, context): Block[] => [
  { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
  { kind: 'library' },
  ...relatedBlock(context),
];
