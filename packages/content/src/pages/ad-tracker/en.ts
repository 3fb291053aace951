import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ad tracker',
  title: `Ad tracker: follow ads over time | ${brand.name}`,
  description:
    'Follow brands, websites and searches. See which ads are new, changed or stopped, how many run each month, and get the news by email.',
  heading: 'Know when an ad starts, changes or stops',
  paragraph:
    'Follow a brand, a website or any search of the ads library. You’ll see new, changed and stopped ads, how many ran each month, in which formats and for how long. News arrives by email, once a day at most.',
} as const satisfies PageWords;
