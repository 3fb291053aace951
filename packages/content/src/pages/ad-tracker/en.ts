import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ad tracker',
  title: `Ad tracker: follow ads over time | ${brand.name}`,
  description:
    'Know when a competitor starts, changes or stops an ad. What the ad tracker is meant for, and what you can do with your own ads today.',
  heading: 'Notice when an ad starts, changes or stops',
  paragraph: `The tracker is meant to follow advertisers you choose and tell you what is new, what changed and what was taken down. It does not follow anyone yet. For your own campaigns, every text run in ${brand.name} is kept with its brief, its date and its seed, so you can always see what was written when and make it again.`,
} as const satisfies PageWords;
