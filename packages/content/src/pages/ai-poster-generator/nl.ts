import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Postergenerator',
  title: `Posters voor druk en scherm | ${brand.name}`,
  description:
    'Een poster is één beeld, één regel en één manier om te handelen. Waar de generator voor is en hoe je slogan en QR-code vandaag al maakt.',
  heading: 'Eén beeld, één regel, één handeling',
  paragraph:
    'De generator is bedoeld om een poster op te maken uit product, regel en aanbieding. Hij tekent nog geen posters. Twee van de drie delen zijn klaar: schrijf de regel met de slogangenerator en maak een QR-code in jouw kleuren, vóór het drukken teruggelezen.',
} satisfies PageWords;
