import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’avatars',
  title: `Avatars pour vidéos avec présentateur | ${brand.name}`,
  description:
    'Un présentateur qui dit votre texte dans chaque langue où vous vendez. À quoi sert le générateur, et comment écrire ce qu’il dira.',
  heading: 'Un présentateur pour vos mots',
  paragraph: `Le générateur est destiné à faire d’une photo, avec l’accord de la personne, un présentateur pour vos vidéos. Il n’est pas encore dans ${brand.name}. Un présentateur vaut ce que vaut son script : écrivez le vôtre aujourd’hui avec le générateur de scripts et écoutez-le en le lisant à voix haute.`,
} satisfies PageWords;
