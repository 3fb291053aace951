import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productvideomaker',
  title: `Productvideo’s voor korte advertenties | ${brand.name}`,
  description:
    'Maak van een productlink of foto’s een complete videoadvertentie met script, voice-over, muziek en ondertiteling, in 9:16, 1:1, 4:5 en 16:9.',
  heading: 'Van productlink naar complete videoadvertentie',
  paragraph:
    'Plak een link of voeg een product toe. Je kiest uit drie scripts, een sjabloon, een stem, muziek en ondertiteling, en bekijkt het voorbeeld met geluid voordat je een credit uitgeeft. Daarna render je 9:16, 1:1, 4:5 en 16:9 in één keer, met ondertitelbestanden.',
} satisfies PageWords;
