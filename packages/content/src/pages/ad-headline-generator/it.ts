import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di titoli',
  title: `Titoli di annunci entro i limiti | ${brand.name}`,
  description:
    'Titoli per Meta, Google, LinkedIn, YouTube e Amazon, contati sul limite di ogni rete: dai 30 caratteri della ricerca ai 70 del feed.',
  heading: 'Titoli che finiscono dove taglia la rete',
  paragraph:
    'Trenta caratteri su Google, una quarantina prima del taglio di Meta, settanta su LinkedIn. Scegli la rete, descrivi l’offerta e ricevi titoli che entrano nello spazio e partono ogni volta da un motivo diverso.',
} satisfies PageWords;
