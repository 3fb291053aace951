import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lipsyncvideo',
  title: `Lipsync voor nieuwe woorden en stemmen | ${brand.name}`,
  description:
    'Geef een bestaande video nieuwe woorden zonder opnieuw te filmen. Waar lipsync voor is en hoe je het nieuwe script vandaag voorbereidt.',
  heading: 'Nieuwe woorden voor een video die je al hebt',
  paragraph: `Lipsync is bedoeld om de mond in een bestaande video aan een nieuwe opname aan te passen: een andere aanbieding, een andere taal, een gecorrigeerde prijs. Het zit nog niet in ${brand.name}. Voorbereiden kun je de tekst: schrijf de nieuwe zinnen met de scriptgenerator, ongeveer even lang als die ze vervangen.`,
} satisfies PageWords;
