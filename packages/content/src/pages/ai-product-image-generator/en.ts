import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product image generator',
  title: `Product image generator for ads and shops | ${brand.name}`,
  description:
    'Product photos in new settings without changing the product itself. What the tool is meant for, and which product texts you can write already.',
  heading: 'Your product in a new setting, unchanged',
  paragraph:
    'Shops and ads need the same product in many settings, and the product has to stay exactly as it is. The image generator is meant to cut it out and set it into a scene without redrawing it. It does not make pictures yet. The text beside the picture, from the product description to the headline, can be written here today.',
} as const satisfies PageWords;
