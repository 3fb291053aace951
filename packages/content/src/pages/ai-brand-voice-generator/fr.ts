import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de voix de marque',
  title: `Voix de marque avec exemples | ${brand.name}`,
  description:
    'Mettez en mots la façon de parler de votre marque : comment elle sonne, ce qu’elle ne dit jamais, avec des phrases types que chacun peut suivre.',
  heading: 'Écrivez comment parle votre marque',
  paragraph:
    'Une voix de marque qui n’existe que dans la tête d’une personne se perd à son départ. Décrivez le produit, la cible et le ton voulu, et obtenez un court guide : comment elle sonne, ce qu’elle fait toujours, ce qu’elle ne fait jamais, et un exemple. Adaptez-le et donnez-le à tous ceux qui écrivent pour vous.',
} satisfies PageWords;
