import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Libreria di annunci',
  title: `Libreria di annunci: che cosa è in onda | ${brand.name}`,
  description:
    'Una libreria di annunci da cui imparare, con testo, formato e durata. A che cosa serve e come passare oggi da ciò che vedi a ciò che fai.',
  heading: 'Guarda che cosa fanno gli altri prima di scrivere',
  paragraph:
    'La libreria raccoglierà annunci attivi con testo, formato e durata, perché un annuncio che gira per mesi di solito rende. Non contiene ancora annunci. Fino ad allora usa le librerie pubbliche delle piattaforme e scrivi qui la tua versione con i tuoi dati.',
} satisfies PageWords;
