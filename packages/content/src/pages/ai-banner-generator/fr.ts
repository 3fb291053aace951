import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de bannières',
  title: `Bannières pour campagnes display | ${brand.name}`,
  description:
    'Une bannière tient à un titre, un produit et un bouton. À quoi sert le générateur, quels formats comptent, et comment soigner les mots dès aujourd’hui.',
  heading: 'Une bannière commence par sept bons mots',
  paragraph:
    'Le générateur est destiné à placer votre produit, votre titre et votre bouton dans les formats display, de 300×250 à 970×250. Il ne dessine pas encore de bannières. Ce qui décide d’une bannière, c’est sa phrase : écrivez et comparez ici, dès aujourd’hui, titres et textes de bouton en 30 caractères.',
} satisfies PageWords;
