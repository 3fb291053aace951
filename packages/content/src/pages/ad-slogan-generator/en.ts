import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Slogan generator',
  title: `Slogan generator for brands and campaigns | ${brand.name}`,
  description:
    'Short lines for a brand or a campaign, built from what your product really does. See several directions side by side and keep the one that sticks.',
  heading: 'A slogan people remember',
  paragraph:
    'A good slogan says one truth in few words. Describe the product and the people it is for, pick a tone and read through the directions. Before you print one on anything, check that no one else has registered it.',
} as const satisfies PageWords;
