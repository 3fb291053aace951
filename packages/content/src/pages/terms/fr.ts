import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Conditions',
  title: `Conditions d’utilisation | ${brand.name}`,
  description: `Les règles d’usage de cette installation de ${brand.name} : compte, travail, crédits et remboursements, ce qui n’est pas permis, et la licence open source.`,
  heading: 'Conditions d’utilisation',
  paragraph:
    'Écrites pour être lues : ce que vous pouvez attendre, ce qu’on attend de vous, et ce que devient votre travail.',
  updated: 'Dernière modification : 15 novembre 2026',
} satisfies WordsOf<typeof english>;
