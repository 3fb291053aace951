import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Facebook',
  title: `Annonces Facebook : texte et formats | ${brand.name}`,
  description:
    'Des textes Facebook qui tiennent : 125 caractères avant la coupe, 27 à 40 pour le titre. Écrivez le vôtre à partir de vos faits.',
  heading: 'Des annonces Facebook qui vont droit au but',
  paragraph: `Le fil affiche environ 125 caractères de texte principal avant « Voir plus », et 27 à 40 du titre. ${brand.name} rédige les deux à la bonne longueur et crée les images : 1080×1080 et 1080×1350 pour le fil, 1080×1920 pour les stories.`,
} satisfies PageWords;
