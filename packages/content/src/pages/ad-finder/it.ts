import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Cerca annunci',
  title: `Cerca annunci per ciò che dicono | ${brand.name}`,
  description:
    'Trova annunci per prodotto, promessa, formato e piattaforma. A che cosa servirà la ricerca, dove guardare intanto e che cosa puoi già scrivere.',
  heading: 'Trova gli annunci che parlano ai tuoi clienti',
  paragraph:
    'La ricerca servirà a esplorare la libreria in base a ciò che un annuncio dice e mostra, non solo a chi lo pubblica. Non c’è ancora nulla da cercare. Meta e TikTok pubblicano i loro annunci in librerie proprie; visto ciò che gli altri promettono, scrivi qui un annuncio che prometta altro.',
} satisfies PageWords;
