import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Créateur de bannières GIF',
  title: `Bannières GIF : formats et règles | ${brand.name}`,
  description:
    'Une bannière animée doit peser moins de 150 Ko et s’arrêter sous 30 secondes. À quoi sert le créateur, et comment préparer ses mots.',
  heading: 'Une bannière animée de moins de 150 Ko',
  paragraph: `Google Display accepte des bannières animées jusqu’à 150 Ko qui s’arrêtent sous 30 secondes. Le créateur est destiné à les monter à partir d’un titre, d’une image et d’un bouton, sans dépasser ce poids. Il n’est pas encore dans ${brand.name}. Écrivez les deux ou trois phrases qu’affichera votre bannière avec les générateurs de titres et d’appels à l’action.`,
} satisfies PageWords;
