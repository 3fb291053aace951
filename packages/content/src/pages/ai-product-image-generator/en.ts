import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product image generator',
  title: `Product image generator for ads and shops | ${brand.name}`,
  description:
    'Place your product in new scenes without changing the product itself. Studio, stone, wood, nature or your own background, plus pure white.',
  heading: 'Your product in a new scene, unchanged',
  paragraph:
    'Upload a product photo. We remove the background, place the product in a studio, stone, wood or outdoor scene, and compare every pixel to show it’s unchanged. Export feed and story sizes, plus 2000×2000 on pure white for marketplaces.',
} as const satisfies PageWords;
