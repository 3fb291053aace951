import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ad finder',
  title: `Ad finder: search ads by what they say | ${brand.name}`,
  description:
    'Find ads by what they say, by brand or by website. Filter by platform, country, format and running time, and create your own version.',
  heading: 'Find the ads that talk to your customers',
  paragraph:
    'Search by what an ad says, by brand or by the website it leads to. Filter by platform, country, format and running time, then save an ad or create your own version. The library starts with sample ads for brands that don’t exist; your administrator can import more.',
} as const satisfies PageWords;
