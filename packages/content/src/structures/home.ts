import type { Block } from '../page.ts';
import type home_ from '../pages/home/en.ts';
import type { WordsOf } from '../words-of.ts';
import type { Structure } from './structure.ts';

export const home: Structure<WordsOf<typeof home_>> = (words, { groups }): Block[] => [
  {
    kind: 'hero',
    heading: words.heading,
    lead: words.paragraph,
    actions: [
      { label: words.actions.image, target: { feature: 'image-ad' } },
      { label: words.actions.write, target: { page: '/ad-copy-generator' } },
    ],
  },
  { kind: 'tool', id: 'tool', ...words.tool, tool: 'ad-copy', preset: { kind: 'ad_copy' } },
  { kind: 'steps', ...words.steps },
  { kind: 'difference', ...words.difference },
  { kind: 'facts', ...words.facts },
  { kind: 'catalogue', ...words.catalogue, groups: groups.filter(({ pages }) => pages.length > 2) },
  { kind: 'questions', ...words.questions },
  {
    kind: 'callToAction',
    heading: words.callToAction.heading,
    lead: words.callToAction.lead,
    action: { label: words.callToAction.label, target: { signUp: true } },
  },
];
