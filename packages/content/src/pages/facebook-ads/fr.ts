import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Facebook',
  title: `Annonces Facebook : texte et formats | ${brand.name}`,
  description:
    'Des textes Facebook qui tiennent : 125 caractères avant la coupe, 27 à 40 pour le titre. Écrivez le vôtre à partir de vos faits.',
  heading: 'Des annonces Facebook qui le disent avant la coupe',
  paragraph: `Le fil montre environ 125 caractères du texte principal avant « Voir plus », et 27 à 40 du titre. ${brand.name} écrit les deux à la bonne longueur et marque la coupe. Les images se chargent en 1080×1080 ou 1080×1350, les stories en 1080×1920 ; les dessiner ne fait pas encore partie du produit, écrire pour elles, si.`,
} satisfies PageWords;
