import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Hook generator',
  title: `Hook generator for video ads | ${brand.name}`,
  description:
    'Opening lines for TikTok, Reels and Shorts that earn the next three seconds: questions, contrasts, stories and proof, all from your own facts.',
  heading: 'The first line decides whether the rest is seen',
  paragraph:
    'Enter the product and what it does for people. You get opening lines in clearly different styles, short enough to be spoken in about three seconds or set on screen, and honest enough that the video can keep what they promise.',
} as const satisfies PageWords;
