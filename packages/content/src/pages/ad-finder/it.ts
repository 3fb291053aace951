import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Cerca annunci',
  title: `Cerca annunci per ciò che dicono | ${brand.name}`,
  description:
    'Trova annunci per testo, brand o sito web. Filtra per piattaforma, paese, formato e durata e crea la tua versione.',
  heading: 'Trova gli annunci che parlano ai tuoi clienti',
  paragraph:
    'Cerca per testo dell’annuncio, per brand o per sito web di destinazione. Filtra per piattaforma, paese, formato e durata, poi salva un annuncio o crea la tua versione. All’inizio la libreria contiene annunci di esempio di brand che non esistono; il tuo amministratore può importarne altri.',
} satisfies PageWords;
