import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn ads',
  title: `LinkedIn ads: text, sizes and limits | ${brand.name}`,
  description:
    'LinkedIn shows 150 characters of introduction and 70 of the headline. Write ads for professionals that make their point within both, from your facts.',
  heading: 'Make the point in 150 characters',
  paragraph: `LinkedIn folds the introduction after about 150 of 600 characters and the headline after 70 of 200. ${brand.name} writes both to show in full, in tones that suit people at work, and creates image ads in LinkedIn’s sizes.`,
} as const satisfies PageWords;
