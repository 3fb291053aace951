import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Image ad cloner',
  title: `Image ad cloner: a proven layout, your product | ${brand.name}`,
  description:
    'Keep the structure of an ad that works and fill it with your own product and words. What the tool is for, and what you can prepare for it today.',
  heading: 'Keep the structure, change the product',
  paragraph: `The cloner is meant to take the layout of an ad you like, where the headline, the product and the button sit, and rebuild it with your product and your words. It is not in ${brand.name} yet. The words already are: write the headline, the text and the call to action for your version with the text generators.`,
} as const satisfies PageWords;
