import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Photo parlante',
  title: `Photo parlante : faites parler un portrait | ${brand.name}`,
  description:
    'Faites parler un portrait avec votre texte ou votre enregistrement, lèvres synchronisées, en 15 langues. Aperçu gratuit dans le navigateur.',
  heading: 'Faites dire votre message à un portrait',
  paragraph:
    'Importez la photo bien éclairée d’un adulte, écrivez jusqu’à 800 caractères ou utilisez votre propre enregistrement. Vous voyez et entendez le résultat avant de dépenser un crédit. Vous recevez la vidéo en MP4, en 9:16, 1:1, 4:5 ou 16:9, avec sous-titres si vous le souhaitez.',
} satisfies PageWords;
