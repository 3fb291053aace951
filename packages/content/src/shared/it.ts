import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Prodotto',
    text: 'Testi pubblicitari',
    image: 'Annunci con immagine',
    video: 'Annunci video',
    library: 'Ricerca annunci',
    networks: 'Per piattaforma',
    company: 'Note legali',
  },
  relatedHeading: 'Strumenti simili',
  openTool: 'Provalo ora',
  writeAdText: 'Scrivi subito un testo',
  tool: {
    heading: 'Provalo sul tuo prodotto',
    lead: 'Compila ciò che sai. Numeri, prezzi e offerte nei risultati vengono dal tuo brief e da nessun’altra parte.',
  },
  legal: {
    updated: 'Ultimo aggiornamento: {date}',
    translation:
      'Questo testo è una traduzione. In caso di differenze prevale la versione inglese, salvo che la legge a te applicabile disponga diversamente.',
  },
} satisfies WordsOf<typeof english>;
