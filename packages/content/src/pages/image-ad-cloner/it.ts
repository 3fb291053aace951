import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonatore di annunci',
  title: `Clonatore: layout collaudato, tuo prodotto | ${brand.name}`,
  description:
    'Carica un annuncio che ti piace: ricostruiamo il layout con il tuo prodotto, i tuoi testi e i tuoi colori. Modifichi tutto ed esporti ogni formato.',
  heading: 'Tieni il layout, cambia il prodotto',
  paragraph:
    'Carica un annuncio che funziona. Troviamo titolo, prodotto, prezzo e pulsante e ricostruiamo il layout con il tuo prodotto e i tuoi testi. Nome e logo dell’originale vengono tolti, e puoi modificare ogni elemento prima di esportare.',
} satisfies PageWords;
