import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar generator',
  title: `Avatar generator for presenter videos | ${brand.name}`,
  description:
    'A presenter who says your text, in every language you sell in. What the avatar generator is meant for, and how to write what it will say.',
  heading: 'A presenter for your words',
  paragraph: `The avatar generator is meant to turn a photo, with the consent of the person in it, into a presenter for your videos. It is not in ${brand.name} yet. A presenter is as good as the script: write yours today with the script generator and test how it sounds when you read it aloud.`,
} as const satisfies PageWords;
