import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productvideomaker',
  title: `Productvideo’s voor korte advertenties | ${brand.name}`,
  description:
    'Maak van productfoto’s clips: draaien, lichtvegen, details en uitpakken in fotoscènes, in 9:16, 1:1, 4:5 en 16:9.',
  heading: 'Van productfoto’s naar clips die verkopen',
  paragraph:
    'Voeg een tot zes foto’s toe, kies opnamen en een scène, en bekijk de clip voordat je een credit uitgeeft. Je rendert 9:16, 1:1, 4:5 en 16:9 in één keer. Script, stem en ondertiteling nodig? Videoadvertenties maakt de hele advertentie van een link.',
} satisfies PageWords;
