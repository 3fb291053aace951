import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Confidentialité',
  title: `Politique de confidentialité | ${brand.name}`,
  description:
    'Quelles données cette installation garde, pourquoi, combien de temps et qui les voit. Ni traceurs publicitaires, ni analyse tierce, ni vente de données.',
  heading: 'Politique de confidentialité',
  paragraph:
    'Ce qui est conservé sur vous, pourquoi, combien de temps, et comment le faire supprimer. En bref : le minimum dont les outils ont besoin.',
  updated: 'Dernière modification : 15 novembre 2026',
} satisfies WordsOf<typeof english>;
