import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties uit je website',
  title: `Maak van een website advertenties | ${brand.name}`,
  description:
    'Op een productpagina staat al wat een advertentie nodig heeft: voordelen, prijs, aanbieding en bewijs. Zo maak je er vandaag teksten van.',
  heading: 'De advertentie staat al op je productpagina',
  paragraph: `Dit hulpmiddel is bedoeld om een productpagina te lezen en er kant-en-klare advertenties van te maken. ${brand.name} leest nog geen webadressen. Wat vandaag werkt: kopieer naam, voordelen en prijs naar de briefing en krijg teksten, koppen en zoekadvertenties die alleen die feiten gebruiken.`,
} satisfies PageWords;
