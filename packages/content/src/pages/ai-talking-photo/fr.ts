import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Photo parlante',
  title: `Photo parlante : faire parler une image | ${brand.name}`,
  description:
    'Une seule photo qui dit votre message. À quoi sert l’outil, à quoi veiller dans l’image, et comment écrire dès maintenant ses phrases.',
  heading: 'Une photo, un message, à voix haute',
  paragraph: `L’outil est destiné à faire dire à un portrait un texte écrit par vous, lèvres synchronisées. Il n’est pas encore dans ${brand.name}. Les textes courts lui iront le mieux : écrivez de vingt à quarante mots avec le générateur de scripts, dans la langue de votre public, et gardez une photo bien éclairée, regard vers l’objectif.`,
} satisfies PageWords;
