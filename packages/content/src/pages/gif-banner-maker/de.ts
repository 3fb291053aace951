import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF-Banner-Maker',
  title: `GIF-Banner: Größen und Regeln | ${brand.name}`,
  description:
    'Animierte Banner müssen unter 150 KB bleiben und nach 30 Sekunden stillstehen. Wofür der GIF-Banner-Maker da ist und wie du die Worte jetzt vorbereitest.',
  heading: 'Ein bewegtes Banner unter 150 KB',
  paragraph: `Google Display nimmt animierte Banner bis 150 KB, die nach 30 Sekunden stillstehen. Der Banner-Maker soll sie aus Headline, Bild und Button bauen und unter diesem Gewicht halten. Er ist noch nicht in ${brand.name}. Schreib die zwei, drei kurzen Zeilen, die dein Banner durchlaufen wird, mit dem Headline- und dem Call-to-Action-Generator.`,
} satisfies PageWords;
