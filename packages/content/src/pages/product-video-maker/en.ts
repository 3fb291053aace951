import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product video maker',
  title: `Product video maker for short ads | ${brand.name}`,
  description:
    'Turn a product link or photos into a finished video ad with script, voiceover, music and captions, in 9:16, 1:1, 4:5 and 16:9.',
  heading: 'From a product link to a finished video ad',
  paragraph:
    'Paste a link or add a product. You get three scripts to choose from, a template, a voice, music and captions, and a live preview with sound before you spend a credit. Then render 9:16, 1:1, 4:5 and 16:9 in one run, with subtitle files.',
} as const satisfies PageWords;
