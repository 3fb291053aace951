import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product video maker',
  title: `Product video maker for short ads | ${brand.name}`,
  description:
    'Turn product photos and a script into a short video ad. What the product video maker is for, and how to write its hook and its script today.',
  heading: 'A product video begins with its script',
  paragraph:
    'The video maker is meant to turn photos of a product and a script into a short ad in 9:16, 1:1 and 16:9. It does not make videos yet. The part that decides whether anyone watches is ready: write hooks for the first three seconds and a script for the rest.',
} as const satisfies PageWords;
