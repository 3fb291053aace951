import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di voce del marchio',
  title: `Voce del marchio con esempi | ${brand.name}`,
  description:
    'Metti in parole il modo di parlare del tuo marchio: come suona, che cosa non dice mai, con frasi di esempio per copywriter e agenzie.',
  heading: 'Scrivi come parla il tuo marchio',
  paragraph:
    'Una voce che vive nella testa di una sola persona si perde alla prossima assunzione. Descrivi prodotto, pubblico e tono, e ottieni una breve guida: come suona, che cosa fa sempre, che cosa non fa mai, e un esempio. Ritoccala e dalla a chiunque scriva per te.',
} satisfies PageWords;
