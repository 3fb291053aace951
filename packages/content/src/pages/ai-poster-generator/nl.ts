import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Postergenerator',
  title: `Posters voor druk en scherm | ${brand.name}`,
  description:
    'Maak drukklare posters met afloop en snijtekens, en een QR-code die vóór het drukken wordt getest. De kop schrijven wij voor je.',
  heading: 'Van product tot drukklare poster',
  paragraph:
    'Kies een product en een papierformaat. Wij schrijven de kop, maken de poster op en voegen afloop en snijtekens toe voor de drukker. Voeg een QR-code toe die we eerst testen, en zie of je afbeelding scherp genoeg is voor druk.',
} satisfies PageWords;
