import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di banner',
  title: `Banner per campagne display | ${brand.name}`,
  description:
    'Un banner vive di titolo, prodotto e pulsante. A che cosa serve il generatore, quali formati contano e come trovare oggi le parole giuste.',
  heading: 'Un banner comincia da sette buone parole',
  paragraph:
    'Il generatore è pensato per disporre prodotto, titolo e pulsante nei formati display, da 300×250 a 970×250. Non disegna ancora banner. A decidere un banner è la frase: scrivi e confronta qui, oggi, titoli e testi di pulsante entro 30 caratteri.',
} satisfies PageWords;
