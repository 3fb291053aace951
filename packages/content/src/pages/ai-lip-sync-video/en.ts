import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lip-sync video',
  title: `Lip-sync video for new words and voices | ${brand.name}`,
  description:
    'Give an existing video new words without filming again. What lip sync is meant for in ads, and how to prepare the new script for it today.',
  heading: 'New words for a video you already have',
  paragraph: `Lip sync is meant to fit the mouth in an existing video to a new recording: another offer, another language, a corrected price. It is not in ${brand.name} yet. What you can prepare now is the text: write the new lines with the script generator, about as long as the ones they replace.`,
} as const satisfies PageWords;
