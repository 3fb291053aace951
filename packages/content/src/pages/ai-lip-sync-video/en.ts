import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lip-sync video',
  title: `AI lip sync: new words for your video | ${brand.name}`,
  description:
    'Upload a video, write new words or use a recording, and the lips follow. 15 languages, no filming, checked before you pay.',
  heading: 'Change what a video says, and the lips follow',
  paragraph:
    'Upload up to 60 seconds of one person facing the camera. Write up to 800 characters for one of the voices, or use your own recording. We check the video and play you the voice before you spend a credit. You get an MP4 in the size of your video, with its lip sync measured and, if you want them, captions.',
} as const satisfies PageWords;
