import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Cerca annunci',
  title: `Cerca annunci per ciò che dicono | ${brand.name}`,
  description:
    'Trova annunci per testo, marchio o sito web. Filtra per piattaforma, paese, formato e durata e crea la tua versione.',
  heading: 'Trova gli annunci che parlano ai tuoi clienti',
  paragraph:
    'Cerca quello che dice un annuncio, il marchio o il sito web a cui porta. Filtra per piattaforma, paese, formato e durata, poi salva un annuncio o crea la tua versione. La libreria parte con annunci di esempio per marchi che non esistono; il tuo amministratore può importarne altri.',
} satisfies PageWords;
