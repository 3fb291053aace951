import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Monitor di annunci',
  title: `Monitor: annunci nel tempo | ${brand.name}`,
  description:
    'Segui marchi, siti web e ricerche. Guarda quali annunci sono nuovi, modificati o fermati e quanti girano ogni mese, e ricevi le novità via email.',
  heading: 'Scopri quando un annuncio parte, cambia o si ferma',
  paragraph:
    'Segui un marchio, un sito web o qualsiasi ricerca della libreria di annunci. Vedi gli annunci nuovi, modificati e fermati, quanti ne giravano ogni mese, in quali formati e per quanto tempo. Le novità arrivano via email, al massimo una volta al giorno.',
} satisfies PageWords;
