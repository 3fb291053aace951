import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube ads',
  title: `YouTube ads: scripts, headlines, limits | ${brand.name}`,
  description:
    'Hooks that survive the skip button, scripts for what comes after it, and in-feed headlines of 40 characters per line. With lengths and sizes.',
  heading: 'Earn the seconds after the skip button',
  paragraph: `A bumper lasts 6 seconds, a non-skippable spot 15 to 30, and a skippable one has five before the thumb moves. ${brand.name} writes the hook, a script to cut to length, and in-feed headlines in two lines of 40 characters. Upload video at 1920×1080 and Shorts at 1080×1920.`,
} as const satisfies PageWords;
