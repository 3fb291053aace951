import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Monitor di annunci',
  title: `Monitor: annunci nel tempo | ${brand.name}`,
  description:
    'Segui brand, siti web e ricerche. Guarda quali annunci sono nuovi, modificati o interrotti e quanti sono attivi ogni mese, e ricevi le novità via email.',
  heading: 'Scopri quando un annuncio parte, cambia o si ferma',
  paragraph:
    'Segui un brand, un sito web o qualsiasi ricerca nella libreria di annunci. Vedi gli annunci nuovi, modificati e interrotti, quanti erano attivi ogni mese, in quali formati e per quanto tempo. Le novità arrivano via email, al massimo una volta al giorno.',
} satisfies PageWords;
