import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creatore di video prodotto',
  title: `Video prodotto per annunci brevi | ${brand.name}`,
  description:
    'Foto di prodotto e uno script diventano un breve annuncio video. A che cosa serve il creatore e come scrivere oggi hook e script.',
  heading: 'Un video prodotto comincia dallo script',
  paragraph:
    'Il creatore è pensato per fare di foto e script un breve annuncio in 9:16, 1:1 e 16:9. Non fa ancora video. La parte che decide se qualcuno guarda è pronta: scrivi hook per i primi tre secondi e uno script per il resto.',
} satisfies PageWords;
