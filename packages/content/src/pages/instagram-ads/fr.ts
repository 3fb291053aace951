import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Instagram',
  title: `Annonces Instagram : texte et formats | ${brand.name}`,
  description:
    'Écrivez des textes Instagram pour le fil, les Stories et les Reels, et connaissez les zones sûres : 1080×1350 dans le fil, 1080×1920 à la verticale.',
  heading: 'Des textes pour une plateforme faite d’images',
  paragraph: `Dans les Stories et les Reels, on voit environ 72 caractères ; dans le fil, 125. ${brand.name} écrit le texte et l’accroche des premières secondes d’un Reel, et compte chaque caractère. Pour l’image, laissez libres les 14 % du haut et les 35 % du bas de 1080×1920 : Instagram y place ses commandes.`,
} satisfies PageWords;
