import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook ads',
  title: `Facebook ads: text, sizes and limits | ${brand.name}`,
  description:
    'Facebook ad copy that fits: 125 characters before the fold, 27 to 40 for the headline. Write yours from your facts, with the sizes listed.',
  heading: 'Facebook ads that say it before the fold',
  paragraph: `The feed shows about 125 characters of primary text before “See more”, and 27 to 40 of the headline. ${brand.name} writes both to fit and creates the images: 1080×1080 and 1080×1350 for the feed, 1080×1920 for stories.`,
} as const satisfies PageWords;
