import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di immagini prodotto',
  title: `Immagini prodotto per annunci e negozi | ${brand.name}`,
  description:
    'Inserisci il prodotto in nuove scene senza modificarlo: studio, pietra, legno, natura o il tuo sfondo, oltre al bianco puro.',
  heading: 'Il tuo prodotto in una nuova scena, invariato',
  paragraph:
    'Carica una foto del prodotto. Rimuoviamo lo sfondo, lo inseriamo in una scena di studio, pietra, legno o esterni e confrontiamo ogni pixel per mostrare che è invariato. Esporta i formati feed e storie, e 2000×2000 su bianco puro per i marketplace.',
} satisfies PageWords;
