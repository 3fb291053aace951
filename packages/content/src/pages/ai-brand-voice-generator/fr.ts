import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de voix de marque',
  title: `Voix de marque avec exemples | ${brand.name}`,
  description:
    'Mettez en mots la façon de parler de votre marque : comment elle sonne, ce qu’elle ne dit jamais, avec des phrases types que chacun peut suivre.',
  heading: 'Écrivez comment parle votre marque',
  paragraph:
    'Une voix qui ne vit que dans une tête se perd à la prochaine embauche. Décrivez le produit, la cible et le ton voulu, et obtenez un court guide : comment elle sonne, ce qu’elle fait toujours, ce qu’elle ne fait jamais, et un exemple. Retouchez-le et donnez-le à tous ceux qui écrivent pour vous.',
} satisfies PageWords;
