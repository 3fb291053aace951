import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Banner generator',
  title: `Banner generator for display campaigns | ${brand.name}`,
  description:
    'Banners live on a headline, a product and a button. What the banner generator is for, which sizes matter, and how to get the words right today.',
  heading: 'Banners start with seven good words',
  paragraph:
    'The banner generator is meant to set your product, headline and button in the sizes of display networks, from 300×250 to 970×250. It does not draw banners yet. What decides a banner is the line on it: write and compare headlines and button texts here today, within 30 characters.',
} as const satisfies PageWords;
