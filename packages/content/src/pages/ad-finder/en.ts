import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ad finder',
  title: `Ad finder: search ads by what they say | ${brand.name}`,
  description:
    'Find ads by product, promise, format and platform. What the ad finder is meant for, and where you can look and what you can write in the meantime.',
  heading: 'Find the ads that talk to your customers',
  paragraph:
    'The finder is meant to search the library by what an ad says and shows, not just by who placed it. It has nothing to search yet. Meta and TikTok publish the ads they run in libraries of their own; once you have seen what others promise, write an ad here that promises something else.',
} as const satisfies PageWords;
