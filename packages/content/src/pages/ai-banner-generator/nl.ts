import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bannergenerator',
  title: `Banners voor displaycampagnes | ${brand.name}`,
  description:
    'Een banner leeft van kop, product en knop. Waar de generator voor is, welke formaten tellen en hoe je vandaag de juiste woorden vindt.',
  heading: 'Een banner begint met zeven goede woorden',
  paragraph:
    'De generator is bedoeld om product, kop en knop in displayformaten te zetten, van 300×250 tot 970×250. Hij tekent nog geen banners. De regel erop beslist: schrijf en vergelijk hier vandaag koppen en knopteksten van hoogstens 30 tekens.',
} satisfies PageWords;
