import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Poster generator',
  title: `Poster generator for print and screens | ${brand.name}`,
  description:
    'A poster is one picture, one line and one way to act. What the poster generator is for, and how to make its slogan and its QR code here today.',
  heading: 'One picture, one line, one way to act',
  paragraph:
    'The poster generator is meant to lay out a poster from your product, a line and an offer. It does not draw posters yet. Two of the three parts are ready: write the line with the slogan generator, and make a QR code with your colours that is checked by reading it back before you print it.',
} as const satisfies PageWords;
