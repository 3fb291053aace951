import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Banner generator',
  title: `Banner generator for display campaigns | ${brand.name}`,
  description:
    'Create banners and headers in exact sizes, from 300×250 to 970×250 and profile covers. We write the copy, you edit the design.',
  heading: 'Banners in the exact sizes you need',
  paragraph:
    'Choose a product and the sizes, from 300×250 to 970×250 for websites and covers for social profiles. We write the headline and button and design the banner in your colors. Edit anything before you export.',
} as const satisfies PageWords;
