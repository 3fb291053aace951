import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ads from your website',
  title: `Turn a website into ads | ${brand.name}`,
  description:
    'Paste a product link and turn the page into image ads, banners and ad copy. We import the name, price, details and images.',
  heading: 'Turn your product page into ads',
  paragraph:
    'Paste a product link. We import the name, price, details and images, and you can edit all of it. Then create image ads, banners, posters, ad copy and search ads from the same product.',
} as const satisfies PageWords;
