import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties uit je website',
  title: `Maak van een website advertenties | ${brand.name}`,
  description:
    'Plak een productlink en maak van de pagina advertenties, banners en advertentieteksten. We importeren naam, prijs, details en afbeeldingen.',
  heading: 'Maak van je productpagina advertenties',
  paragraph:
    'Plak een productlink. We importeren naam, prijs, details en afbeeldingen, en je kunt alles bewerken. Maak daarna beeldadvertenties, banners, posters, advertentieteksten en zoekadvertenties van hetzelfde product.',
} satisfies PageWords;
