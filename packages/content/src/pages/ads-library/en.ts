import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ads library',
  title: `Ads library: what is running right now | ${brand.name}`,
  description:
    'A library of ads to learn from, with text, format and run time. What it is meant for, and how to turn what you have seen into your own ads today.',
  heading: 'See what others run before you write',
  paragraph:
    'The library is meant to collect running ads with their text, format and how long they have been on air, because an ad that runs for months usually pays for itself. It holds no ads yet. Until it does, use the platforms’ own public ad libraries, and write your version here from your own facts.',
} as const satisfies PageWords;
