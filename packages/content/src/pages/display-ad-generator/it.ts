import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di annunci display',
  title: `Annunci per Google Display | ${brand.name}`,
  description:
    'Un annuncio display adattabile chiede un titolo da 30 caratteri, uno lungo da 90, una descrizione e immagini. Scrivi oggi la parte di testo.',
  heading: 'La metà di testo di un annuncio display, fatta bene',
  paragraph: `Un annuncio display adattabile chiede titoli brevi da 30 caratteri, un titolo lungo e descrizioni da 90, un nome azienda da 25 e immagini da 1200×628 e 1200×1200. Il generatore è pensato per fare entrambe le metà. Le immagini non sono ancora in ${brand.name}; titoli e descrizioni in queste lunghezze sì.`,
} satisfies PageWords;
