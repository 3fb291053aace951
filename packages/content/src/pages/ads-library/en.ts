import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ads library',
  title: `Ads library: what is running right now | ${brand.name}`,
  description:
    'Search hundreds of sample ads by words, platform, country and running time, open one to see its text and history, and create your own version.',
  heading: 'See what others run before you write',
  paragraph:
    'Search ads by brand, product or words, filter by platform, country and running time, and see what changed while each one ran. The library starts with sample ads that we created for brands that don’t exist. Found one you like? Save it, or turn it into your own.',
} as const satisfies PageWords;
