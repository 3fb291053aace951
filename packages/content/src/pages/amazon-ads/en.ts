import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon ads',
  title: `Amazon ads: headlines and descriptions | ${brand.name}`,
  description:
    'Headlines up to 50 characters, product descriptions and product images on pure white for Amazon, with no claims you didn’t make.',
  heading: 'Amazon ads that pass review',
  paragraph: `Amazon rejects ads with claims that can’t be proven. ${brand.name} writes headlines of up to 50 characters and product descriptions from your brief only. It also creates product images on pure white and image ads in Amazon’s sizes.`,
} as const satisfies PageWords;
