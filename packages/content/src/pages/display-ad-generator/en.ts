import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Display ad generator',
  title: `Display ad generator for Google Display | ${brand.name}`,
  description:
    'Responsive display ads need a 30-character headline, a 90-character long headline, a description and pictures. Write the text part of them today.',
  heading: 'The text half of a display ad, done properly',
  paragraph: `A responsive display ad asks for short headlines of 30 characters, a long headline and descriptions of 90, and a business name of 25, beside pictures of 1200×628 and 1200×1200. The generator is meant to make both halves. Pictures are not in ${brand.name} yet; headlines and descriptions in these lengths are.`,
} as const satisfies PageWords;
