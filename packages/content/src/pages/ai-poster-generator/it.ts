import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di poster',
  title: `Poster per la stampa e gli schermi | ${brand.name}`,
  description:
    'Crea poster pronti per la stampa, con abbondanza, crocini di taglio e un codice QR testato prima della stampa. Il titolo lo scriviamo noi.',
  heading: 'Dal prodotto al poster pronto per la stampa',
  paragraph:
    'Scegli un prodotto e un formato di carta. Scriviamo il titolo, impaginiamo il poster e aggiungiamo abbondanza e crocini di taglio. Aggiungi un codice QR che testiamo prima e scopri se la tua immagine è abbastanza nitida per la stampa.',
} satisfies PageWords;
