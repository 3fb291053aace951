import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Cloneur d’annonces image',
  title: `Cloneur : une mise en page éprouvée | ${brand.name}`,
  description:
    'Gardez la structure d’une annonce qui marche et remplissez-la de votre produit et de vos mots. À quoi sert l’outil, et quoi préparer dès maintenant.',
  heading: 'Garder la structure, changer le produit',
  paragraph: `Le cloneur est destiné à reprendre la mise en page d’une annonce qui vous plaît, la place du titre, du produit et du bouton, et à la refaire avec votre produit et vos mots. Il n’est pas encore dans ${brand.name}. Les mots, si : écrivez le titre, le texte et l’appel à l’action de votre version avec les générateurs de texte.`,
} satisfies PageWords;
