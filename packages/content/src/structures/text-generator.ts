import type { Block } from '../page.ts';
import { relatedBlock, type Structure } from './structure.ts';

/** A text tool at work on its own page. */
export const textGenerator: Structure = (words, context): Block[] => [
  { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
  {
    kind: 'tool',
    id: 'tool',
    heading: context.shared.tool.heading,
    lead: context.shared.tool.lead,
    tool: 'ad-copy',
    preset: { kind: context.entry.textKind ?? 'ad_copy' },
  },
  ...relatedBlock(context),
];
