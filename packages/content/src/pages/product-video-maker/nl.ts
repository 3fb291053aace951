import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productvideomaker',
  title: `Productvideo’s voor korte advertenties | ${brand.name}`,
  description:
    'Van productfoto’s en een script een korte videoadvertentie. Waar de videomaker voor is en hoe je vandaag hook en script schrijft.',
  heading: 'Een productvideo begint met het script',
  paragraph:
    'De maker is bedoeld om van productfoto’s en een script een korte advertentie in 9:16, 1:1 en 16:9 te maken. Hij maakt nog geen video’s. Het deel dat bepaalt of iemand kijkt is klaar: schrijf openingszinnen voor de eerste drie seconden en een script voor de rest.',
} satisfies PageWords;
