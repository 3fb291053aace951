import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Display ad generator',
  title: `Display ad generator for Google Display | ${brand.name}`,
  description:
    'Create HTML5 display ads with click tags and backup images for Google Display, under 150 KB and in all common banner sizes.',
  heading: 'Display ads, ready to upload',
  paragraph:
    'Choose a product and enter your landing page. You get HTML5 ads as ZIP files with a click tag and a backup image, each under 150 KB, in the sizes of Google Display. Need headlines for responsive ads? The text generators write them.',
} as const satisfies PageWords;
