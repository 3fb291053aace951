import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Image resizer',
  title: `Ad image sizes and resizer for every network | ${brand.name}`,
  description:
    'The picture sizes that Meta, TikTok, Google, LinkedIn and YouTube ask for, in one place, and what a resizer for ads has to do beyond cropping.',
  heading: 'One picture, every size the networks ask for',
  paragraph: `A campaign needs the same picture as 1080×1080 and 1080×1350 for the feed, 1080×1920 for stories, 1200×628 for links and half a dozen banner sizes. The resizer is meant to set each one anew instead of cropping it. It is not in ${brand.name} yet; the text that goes with every size can be written today.`,
} as const satisfies PageWords;
