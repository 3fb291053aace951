import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di tono di voce',
  title: `Tono di voce del brand con esempi | ${brand.name}`,
  description:
    'Metti in parole il modo di parlare del tuo brand: come suona, che cosa non dice mai, con frasi di esempio per copywriter e agenzie.',
  heading: 'Scrivi come parla il tuo brand',
  paragraph:
    'Un tono di voce che vive nella testa di una sola persona si perde quando quella persona se ne va. Descrivi prodotto, pubblico e tono, e ottieni una breve guida: come suona, che cosa fa sempre, che cosa non fa mai, e un esempio. Ritoccala e dalla a chiunque scriva per te.',
} satisfies PageWords;
