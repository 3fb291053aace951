import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product description generator',
  title: `Product description generator | ${brand.name}`,
  description:
    'Product descriptions for shops and marketplaces that turn features into reasons to buy, using only the facts, prices and proof you enter yourself.',
  heading: 'From a list of features to a reason to buy',
  paragraph:
    'Paste what you know about the product and say who buys it. You get descriptions that lead with the use, back it with the features, and leave out every claim you did not make. Good for shop pages and marketplace listings.',
} as const satisfies PageWords;
