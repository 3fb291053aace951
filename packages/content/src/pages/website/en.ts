import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ads from your website',
  title: `Turn a website into ads | ${brand.name}`,
  description:
    'A product page already holds what an ad needs: benefits, price, offer and proof. See how to turn yours into ad texts for every network today.',
  heading: 'Your product page already contains the ad',
  paragraph: `This tool is meant to read a product page and turn it into finished ads. ${brand.name} does not read web addresses yet. What works today: copy the name, the benefits and the price from your page into the brief, and get ad copy, headlines and search ads from it that use those facts and no others.`,
} as const satisfies PageWords;
