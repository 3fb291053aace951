import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Image resizer',
  title: `Resize images for every ad platform | ${brand.name}`,
  description:
    'Resize one image for Meta, TikTok, Google, LinkedIn and YouTube at once. Faces, text and product stay in the frame, file sizes within limits.',
  heading: 'One image, every ad size',
  paragraph:
    'Upload an image and pick the sizes: 1080×1080 and 1080×1350 for the feed, 1080×1920 for stories, 1200×628 for links, plus display banners. We find faces, text and the subject so nothing important is cut off. Adjust any size yourself.',
} as const satisfies PageWords;
