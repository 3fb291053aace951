import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Termini',
  title: `Termini d’uso | ${brand.name}`,
  description: `Le regole per usare questa installazione di ${brand.name}: account, lavoro, crediti e rimborsi, che cosa non è permesso e la licenza open source.`,
  heading: 'Termini d’uso',
  paragraph:
    'Scritti per essere letti: che cosa puoi aspettarti, che cosa ci si aspetta da te e che fine fa il tuo lavoro.',
  updated: 'Ultima modifica: 15 novembre 2026',
} satisfies WordsOf<typeof english>;
