import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di titoli',
  title: `Titoli di annunci entro i limiti | ${brand.name}`,
  description:
    'Titoli per Meta, Google, LinkedIn, YouTube e Amazon, contati sul limite di ogni piattaforma: dai 30 caratteri della ricerca ai 70 del feed.',
  heading: 'Titoli che non vengono mai tagliati',
  paragraph:
    'Trenta caratteri su Google, una quarantina prima che Meta tagli, settanta su LinkedIn. Scegli la piattaforma, descrivi l’offerta e ricevi titoli della lunghezza giusta, ognuno con un motivo diverso per comprare.',
} satisfies PageWords;
