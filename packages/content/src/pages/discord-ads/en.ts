import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord ads',
  title: `Discord ads: text for communities | ${brand.name}`,
  description:
    'Discord publishes few rules for ad formats and its people dislike ads that sound like ads. Write short, honest text that fits a community.',
  heading: 'Talk like someone who belongs there',
  paragraph: `People on Discord are there for their community and notice at once when somebody only sells. Discord publishes no full list of ad formats, so ${brand.name} sets no hard limit for it: choose a friendly or playful tone, keep it short, and check the lengths in Discord’s own ad manager. Pictures and video are not made here yet.`,
} as const satisfies PageWords;
