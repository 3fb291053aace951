import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ad script generator',
  title: `Ad script generator for short video ads | ${brand.name}`,
  description:
    'Scripts for short video ads with a hook, a turn and a call to action, scene by scene, from your brief. Edit, copy and film them the same day.',
  heading: 'A script you can film this afternoon',
  paragraph:
    'Give the product, the audience and the offer. You get complete scripts in the tone you choose, scene by scene: what is said, what stands on the screen and what the camera shows. Hand them to a creator, film them with a phone or keep them for the next shoot.',
} as const satisfies PageWords;
