import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Radio ad generator',
  title: `Radio and podcast ad script generator | ${brand.name}`,
  description:
    'Scripts for radio and podcast spots written for the ear: short sentences, a voice and a sound to go with them, one clear call to action.',
  heading: 'Written for the ear, not for the page',
  paragraph:
    'Listeners cannot reread. The radio writer keeps sentences short, suggests a voice and a sound, and ends on one clear action. Read the result aloud with a watch, shorten what drags, and take it to the microphone.',
} as const satisfies PageWords;
