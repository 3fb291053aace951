import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Poster generator',
  title: `Poster generator for print and screens | ${brand.name}`,
  description:
    'Create print-ready posters with bleed and crop marks, and a QR code that is tested before you print. We write the headline, you edit the design.',
  heading: 'From product to print-ready poster',
  paragraph:
    'Choose a product and a paper size. We write the headline, lay out the poster and add bleed and crop marks for the printer. Add a QR code that we test first, and see whether your image is sharp enough to print.',
} as const satisfies PageWords;
