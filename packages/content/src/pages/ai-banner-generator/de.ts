import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Banner-Generator',
  title: `Banner-Generator für Display-Kampagnen | ${brand.name}`,
  description:
    'Banner leben von Headline, Produkt und Button. Wofür der Banner-Generator da ist, welche Größen zählen und wie du heute die richtigen Worte findest.',
  heading: 'Banner beginnen mit sieben guten Wörtern',
  paragraph:
    'Der Banner-Generator soll Produkt, Headline und Button in den Größen der Display-Netzwerke setzen, von 300×250 bis 970×250. Er zeichnet noch keine Banner. Entscheidend ist die Zeile darauf: Schreib und vergleich hier schon heute Headlines und Button-Texte mit höchstens 30 Zeichen.',
} satisfies PageWords;
