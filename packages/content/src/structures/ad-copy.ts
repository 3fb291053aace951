import type { Block } from '../page.ts';
import type english from '../pages/ad-copy-generator/en.ts';
import type { WordsOf } from '../words-of.ts';
import { relatedBlock, type Structure } from './structure.ts';

export const adCopy: Structure<WordsOf<typeof english>> = (words, context): Block[] => [
  {
    kind: 'hero',
    heading: words.heading,
    lead: words.paragraph,
    actions: [{ label: words.action, target: { page: '#tool' } }],
  },
  { kind: 'tool', id: 'tool', ...words.tool, tool: 'ad-copy', preset: { kind: 'ad_copy' } },
  { kind: 'steps', ...words.steps },
  { kind: 'difference', ...words.difference },
  { kind: 'facts', ...words.facts },
  { kind: 'questions', ...words.questions },
  ...relatedBlock(context),
  {
    kind: 'callToAction',
    heading: words.callToAction.heading,
    lead: words.callToAction.lead,
    action: { label: words.callToAction.label, target: { page: '#tool' } },
  },
];
