import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord ads',
  title: `Discord ads: text for communities | ${brand.name}`,
  description:
    'Discord publishes few rules for ad formats and its people dislike ads that sound like ads. Write short, honest text that fits a community.',
  heading: 'Talk like someone who belongs there',
  paragraph: `People on Discord are there for their community and notice when someone only sells. Choose a friendly or playful tone and keep it short. ${brand.name} also creates image ads in Discord’s sizes. Check text lengths in Discord’s own ad manager.`,
} as const satisfies PageWords;
