import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacy',
  title: `Informativa sulla privacy | ${brand.name}`,
  description:
    'Quali dati conserva questa installazione, perché, per quanto tempo e chi li vede. Nessun tracker pubblicitario, nessuna analisi di terzi o vendita.',
  heading: 'Informativa sulla privacy',
  paragraph:
    'Che cosa si conserva di te, perché, per quanto e come farlo cancellare. In breve: il minimo che serve agli strumenti.',
  updated: 'Ultima modifica: 15 novembre 2026',
} satisfies WordsOf<typeof english>;
