import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di slogan',
  title: `Slogan per marchi e campagne | ${brand.name}`,
  description:
    'Frasi brevi per un marchio o una campagna, costruite su ciò che il tuo prodotto fa davvero. Confronta le direzioni e tieni quella che resta.',
  heading: 'Uno slogan che si ricorda',
  paragraph:
    'Un buon slogan dice una sola cosa vera in poche parole. Descrivi il prodotto e per chi è, scegli un tono e leggi le direzioni. Prima di stamparne uno da qualche parte, controlla che nessuno l’abbia registrato.',
} satisfies PageWords;
