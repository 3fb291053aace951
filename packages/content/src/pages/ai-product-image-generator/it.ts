import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di immagini prodotto',
  title: `Immagini prodotto per annunci e negozi | ${brand.name}`,
  description:
    'Foto di prodotto in nuovi ambienti senza cambiare il prodotto. A che cosa serve lo strumento e quali testi puoi già scrivere.',
  heading: 'Il tuo prodotto in un nuovo ambiente, immutato',
  paragraph:
    'Negozi e annunci hanno bisogno dello stesso prodotto in molti ambienti, e deve restare esattamente com’è. Il generatore è pensato per scontornarlo e metterlo in una scena senza ridisegnarlo. Non fa ancora immagini. Il testo accanto, dalla descrizione al titolo, si può scrivere qui oggi.',
} satisfies PageWords;
