import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productbeeldgenerator',
  title: `Productbeelden voor advertentie en shop | ${brand.name}`,
  description:
    'Productfoto’s in een nieuwe omgeving zonder het product te veranderen. Waar het voor is en welke productteksten je nu al kunt schrijven.',
  heading: 'Je product in een nieuwe omgeving, onveranderd',
  paragraph:
    'Shops en advertenties hebben hetzelfde product in veel omgevingen nodig, en het moet precies zo blijven. De generator is bedoeld om het uit te knippen en in een scène te zetten zonder het opnieuw te tekenen. Hij maakt nog geen beelden. De tekst ernaast, van beschrijving tot kop, schrijf je hier vandaag.',
} satisfies PageWords;
