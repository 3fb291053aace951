import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC-advertentiegenerator',
  title: `PPC-advertenties: koppen en tekst | ${brand.name}`,
  description:
    'Responsieve zoekadvertenties met koppen van 30 tekens, beschrijvingen van 90 en paden van 15, gevarieerd genoeg om te combineren.',
  heading: 'Zoekadvertenties in de lengtes van Google',
  paragraph:
    'Een responsieve zoekadvertentie neemt drie tot vijftien koppen van 30 tekens, twee tot vier beschrijvingen van 90 en twee paden van 15. Je krijgt vijf koppen, twee beschrijvingen en beide paden uit je briefing. Elke regel zegt iets anders, zodat elke combinatie van Google klopt.',
} satisfies PageWords;
