import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci dal tuo sito',
  title: `Trasforma un sito in annunci | ${brand.name}`,
  description:
    'Incolla il link di un prodotto e trasforma la pagina in annunci, banner e testi. Importiamo nome, prezzo, dettagli e immagini.',
  heading: 'Trasforma la pagina prodotto in annunci',
  paragraph:
    'Incolla il link di un prodotto. Importiamo nome, prezzo, dettagli e immagini, e puoi modificare tutto. Poi crea annunci immagine, banner, poster, testi e annunci di ricerca dallo stesso prodotto.',
} satisfies PageWords;
