import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Talking photo',
  title: `Talking photo: make a photo speak | ${brand.name}`,
  description:
    'A single photo that speaks your message. What the talking photo tool is for, what to watch for in your photo, and how to write its lines now.',
  heading: 'One photo, one message, spoken',
  paragraph: `The talking photo tool is meant to let a portrait say a text you wrote, with the lips in time. It is not in ${brand.name} yet. Short texts will carry it best: write twenty to forty words with the script generator, in the language of your audience, and keep a well-lit photo that looks into the camera.`,
} as const satisfies PageWords;
