import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatargenerator',
  title: `Avatars voor video’s met presentator | ${brand.name}`,
  description:
    'Een presentator die jouw tekst zegt, in elke taal waarin je verkoopt. Waar de avatargenerator voor is en hoe je schrijft wat hij zegt.',
  heading: 'Een presentator voor jouw woorden',
  paragraph: `De generator is bedoeld om van een foto, met toestemming van wie erop staat, een presentator voor je video’s te maken. Hij zit nog niet in ${brand.name}. Een presentator is zo goed als zijn script: schrijf het vandaag met de scriptgenerator en luister door het hardop te lezen.`,
} satisfies PageWords;
