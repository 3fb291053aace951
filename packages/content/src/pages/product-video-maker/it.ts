import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creatore di video prodotto',
  title: `Video prodotto per annunci brevi | ${brand.name}`,
  description:
    'Trasforma il link o le foto di un prodotto in un annuncio video con script, voce, musica e sottotitoli, in 9:16, 1:1, 4:5 e 16:9.',
  heading: 'Dal link del prodotto all’annuncio video finito',
  paragraph:
    'Incolla un link o aggiungi un prodotto. Scegli tra tre script, un modello, una voce, la musica e i sottotitoli, e guardi l’anteprima con l’audio prima di spendere un credito. Poi generi 9:16, 1:1, 4:5 e 16:9 in una volta, con i file dei sottotitoli.',
} satisfies PageWords;
