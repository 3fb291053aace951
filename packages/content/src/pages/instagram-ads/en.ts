import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram ads',
  title: `Instagram ads: text, sizes, safe zones | ${brand.name}`,
  description:
    'Write Instagram ad copy that works in the feed, Stories and Reels, and know the sizes and safe zones: 1080×1350 in the feed, 1080×1920 upright.',
  heading: 'Copy for a platform that is all images',
  paragraph: `In Stories and Reels about 72 characters of text are seen, in the feed 125. ${brand.name} writes the text and the hook for the first seconds of a Reel, and counts every character. When you set the image, keep the top 14% and the bottom 35% of 1080×1920 free: that is where Instagram puts its own controls.`,
} as const satisfies PageWords;
