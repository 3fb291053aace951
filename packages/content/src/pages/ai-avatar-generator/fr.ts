import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’avatars',
  title: `Avatars : des présentateurs pour vos vidéos | ${brand.name}`,
  description:
    'Un présentateur qui dit votre texte en 15 langues, lèvres synchronisées, devant tout arrière-plan. L’aperçu est gratuit, dans votre navigateur.',
  heading: 'Un présentateur pour vos mots',
  paragraph:
    'Choisissez l’un des présentateurs fournis ou créez un avatar à partir d’une photo, avec l’accord de la personne. Écrivez jusqu’à 800 caractères ou utilisez votre propre enregistrement, choisissez une pièce, une couleur ou votre image comme arrière-plan, et placez votre produit devant. Vous voyez et entendez le résultat avant de dépenser un crédit. La vidéo est livrée en MP4 en 9:16, 1:1, 4:5 ou 16:9, avec sous-titres si vous le souhaitez.',
} satisfies PageWords;
