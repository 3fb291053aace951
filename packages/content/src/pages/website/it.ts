import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci dal tuo sito',
  title: `Trasforma un sito in annunci | ${brand.name}`,
  description:
    'Una pagina prodotto contiene già ciò che serve a un annuncio: vantaggi, prezzo, offerta, prova. Ecco come farne oggi testi per ogni rete.',
  heading: 'L’annuncio è già nella tua pagina prodotto',
  paragraph: `Questo strumento è pensato per leggere una pagina prodotto e farne annunci finiti. ${brand.name} non legge ancora gli indirizzi web. Che cosa funziona oggi: copia nel brief nome, vantaggi e prezzo dalla tua pagina e ottieni testi, titoli e annunci di ricerca che usano quei fatti e nessun altro.`,
} satisfies PageWords;
