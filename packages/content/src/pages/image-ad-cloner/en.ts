import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Image ad cloner',
  title: `Image ad cloner: a proven layout, your product | ${brand.name}`,
  description:
    'Upload an ad you like and get its layout rebuilt with your product, copy and colors. Edit every element and export it in every ad size.',
  heading: 'Keep the layout, change the product',
  paragraph:
    'Upload an ad that works. We find its headline, product, price and button, and rebuild the layout with your product and your copy. The original’s name and logo are left out, and you can edit every element before you export.',
} as const satisfies PageWords;
