import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF banner maker',
  title: `GIF banner maker for display ads | ${brand.name}`,
  description:
    'Create animated GIF banners under 150 KB that stop within 30 seconds, as Google Display requires. Copy, animation and button included.',
  heading: 'Animated banners under 150 KB',
  paragraph:
    'Google Display accepts animated banners up to 150 KB that stop within 30 seconds. Choose a product. We write the copy, animate it and keep every file under the limit. Edit the design and export all sizes at once.',
} as const satisfies PageWords;
