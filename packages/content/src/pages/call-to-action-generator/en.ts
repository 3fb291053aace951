import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Call-to-action generator',
  title: `Call-to-action generator for ads | ${brand.name}`,
  description:
    'Button texts and closing lines that say what happens next: specific to your product and offer, short enough for a button, free of false urgency.',
  heading: 'Say what happens when they tap',
  paragraph:
    '“Learn more” is what you write when you have not decided what the reader should do. Give the product and the offer, and get calls to action that name the next step and the reason for it, short enough for a button.',
} as const satisfies PageWords;
