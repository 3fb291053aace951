import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF banner maker',
  title: `GIF banner maker: sizes and rules | ${brand.name}`,
  description:
    'Animated banners have to stay under 150 KB and stop within 30 seconds. What the GIF banner maker is for, and how to prepare the words for one now.',
  heading: 'A moving banner under 150 KB',
  paragraph: `Google Display takes animated banners up to 150 KB that stop within 30 seconds. The banner maker is meant to build them from a headline, a picture and a button, and keep them under that weight. It is not in ${brand.name} yet. Write the two or three short lines your banner will cycle through with the headline and call-to-action generators.`,
} as const satisfies PageWords;
