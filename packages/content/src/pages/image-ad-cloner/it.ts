import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonatore di annunci',
  title: `Clonatore: layout collaudato, tuo prodotto | ${brand.name}`,
  description:
    'Tieni la struttura di un annuncio che funziona e riempila con il tuo prodotto e le tue parole. A che cosa serve e che cosa preparare oggi.',
  heading: 'Tieni la struttura, cambia il prodotto',
  paragraph: `Il clonatore è pensato per prendere il layout di un annuncio che ti piace, dove stanno titolo, prodotto e pulsante, e rifarlo con il tuo prodotto e le tue parole. Non è ancora in ${brand.name}. Le parole sì: scrivi titolo, testo e invito all’azione della tua versione con i generatori di testo.`,
} satisfies PageWords;
