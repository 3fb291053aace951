import type { Block } from '../page.ts';
import { relatedBlock, type Structure } from './structure.ts';

/** What a tool is for and what can be done toward it today. */
export const introduction: Structure = (words, context): Block[] => [
  {
    kind: 'hero',
    heading: words.heading,
    lead: words.paragraph,
    actions: [{ label: context.shared.writeAdText, target: { page: '/ad-copy-generator' } }],
  },
  ...relatedBlock(context),
];
