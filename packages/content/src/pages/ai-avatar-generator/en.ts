import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar generator',
  title: `Avatar generator: presenters for your videos | ${brand.name}`,
  description:
    'A presenter who says your text in 15 languages, lips in sync, before any background. The preview is free, in your browser.',
  heading: 'A presenter for your words',
  paragraph:
    'Choose one of the built-in presenters, or make an avatar from a photo with the consent of the person in it. Write up to 800 characters or use your own recording, pick a room, a color or your own image as the background, and put your product in front. You see and hear the result before you spend a credit. The video comes as MP4 in 9:16, 1:1, 4:5 or 16:9, with captions if you want them.',
} as const satisfies PageWords;
