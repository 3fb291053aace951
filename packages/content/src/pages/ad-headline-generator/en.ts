import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Headline generator',
  title: `Ad headline generator with limits | ${brand.name}`,
  description:
    'Headlines for Meta, Google, LinkedIn, YouTube and Amazon ads, each counted against the platform’s limit, from 30 characters in search to 70 in the feed.',
  heading: 'Headlines that never get cut off',
  paragraph:
    'Thirty characters on Google, about forty before Meta folds, seventy on LinkedIn. Choose the platform, describe the offer, and get headlines that fit the space and lead with a different reason each time.',
} as const satisfies PageWords;
