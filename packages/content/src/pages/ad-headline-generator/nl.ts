import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Koppengenerator',
  title: `Advertentiekoppen binnen de limiet | ${brand.name}`,
  description:
    'Koppen voor Meta, Google, LinkedIn, YouTube en Amazon, geteld tegen de limiet van elk platform: van 30 tekens in zoeken tot 70 in de feed.',
  heading: 'Koppen die nooit worden afgekapt',
  paragraph:
    'Dertig tekens bij Google, zo’n veertig voordat Meta afkapt, zeventig bij LinkedIn. Kies het platform, beschrijf de aanbieding en krijg koppen die passen en steeds met een andere reden beginnen.',
} satisfies PageWords;
