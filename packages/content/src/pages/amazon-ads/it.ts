import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Amazon',
  title: `Annunci Amazon: titoli e descrizioni | ${brand.name}`,
  description:
    'Titoli fino a 50 caratteri, descrizioni e immagini di prodotto su bianco puro per Amazon, senza affermazioni che non hai fatto.',
  heading: 'Annunci Amazon che superano la revisione',
  paragraph: `Amazon rifiuta gli annunci con affermazioni non dimostrabili. ${brand.name} scrive titoli fino a 50 caratteri e descrizioni solo dal tuo brief. Crea anche immagini di prodotto su bianco puro e annunci nei formati di Amazon.`,
} satisfies PageWords;
