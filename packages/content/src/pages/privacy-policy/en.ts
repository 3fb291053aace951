import { brand } from '@adwright/contract/brand.ts';

export default {
  name: 'Privacy',
  title: `Privacy policy | ${brand.name}`,
  description:
    'What data this installation keeps, why, for how long and who sees it. No advertising trackers, no analytics by third parties, no sale of data.',
  heading: 'Privacy policy',
  paragraph:
    'What is stored about you, why, for how long, and how to have it removed. The short answer: as little as the tools need.',
  updated: 'Last changed on 15 November 2026',
} as const;
