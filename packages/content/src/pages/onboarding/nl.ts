import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Aan de slag',
  title: `Aan de slag in drie korte stappen | ${brand.name}`,
  description:
    'Van een nieuw account naar je eerste advertentietekst in een paar minuten: wat je klaarlegt, wat je invult en waar je de resultaten terugvindt.',
  heading: 'Je eerste advertentietekst in een paar minuten',
  paragraph:
    'Maak een gratis account met je e-mailadres, open de advertentietekstgenerator en beschrijf één product: de naam, twee of drie voordelen en een aanbieding als die er is. Kies het platform, klik op de knop en vergelijk de resultaten. Alles wat je maakt blijft in je dashboard, naast de QR-codegenerator en je credits.',
} satisfies PageWords;
