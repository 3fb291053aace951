import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di annunci display',
  title: `Annunci per Google Display | ${brand.name}`,
  description:
    'Crea annunci display HTML5 con click tag e immagine di riserva per Google Display, sotto i 150 KB e in tutti i formati comuni.',
  heading: 'Annunci display pronti da caricare',
  paragraph:
    'Scegli un prodotto e inserisci la pagina di destinazione. Ottieni annunci HTML5 in ZIP con click tag e immagine di riserva, ognuno sotto i 150 KB, nei formati di Google Display. I generatori di testo scrivono i titoli per gli annunci adattabili.',
} satisfies PageWords;
