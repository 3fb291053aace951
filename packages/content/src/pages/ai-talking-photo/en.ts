import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Talking photo',
  title: `Talking photo: make a portrait speak | ${brand.name}`,
  description:
    'Make a portrait speak your text or recording, with lips in sync, in 15 languages. The preview is free, in your browser.',
  heading: 'Make any portrait say your message',
  paragraph:
    'Upload a well-lit photo of an adult, write up to 800 characters or use your own recording. You see and hear the result before you spend a credit. The video comes as MP4 in 9:16, 1:1, 4:5 or 16:9, with captions if you want them.',
} as const satisfies PageWords;
