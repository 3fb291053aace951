import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di poster',
  title: `Poster per la stampa e gli schermi | ${brand.name}`,
  description:
    'Un poster è un’immagine, una frase e un modo di agire. A che cosa serve il generatore e come farne oggi lo slogan e il codice QR.',
  heading: 'Un’immagine, una frase, un modo di agire',
  paragraph:
    'Il generatore è pensato per comporre un poster dal tuo prodotto, una frase e un’offerta. Non disegna ancora poster. Due parti su tre sono pronte: scrivi la frase con il generatore di slogan e fai un codice QR nei tuoi colori, verificato rileggendolo prima della stampa.',
} satisfies PageWords;
