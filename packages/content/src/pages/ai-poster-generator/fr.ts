import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’affiches',
  title: `Affiches pour l’impression et l’écran | ${brand.name}`,
  description:
    'Une affiche, c’est une image, une phrase et une façon d’agir. À quoi sert le générateur, et comment faire aujourd’hui son slogan et son QR code.',
  heading: 'Une image, une phrase, une façon d’agir',
  paragraph:
    'Le générateur est destiné à composer une affiche avec votre produit, une phrase et une offre. Il ne dessine pas encore d’affiches. Deux parties sur trois sont prêtes : écrivez la phrase avec le générateur de slogans, et faites un QR code à vos couleurs, vérifié par relecture avant l’impression.',
} satisfies PageWords;
