import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Créateur de vidéos produit',
  title: `Vidéos produit pour annonces courtes | ${brand.name}`,
  description:
    'Des photos de produit et un script deviennent une courte annonce vidéo. À quoi sert le créateur, et comment écrire aujourd’hui accroche et script.',
  heading: 'Une vidéo produit commence par son script',
  paragraph:
    'Le créateur est destiné à faire, de photos d’un produit et d’un script, une courte annonce en 9:16, 1:1 et 16:9. Il ne fait pas encore de vidéos. La partie qui décide si l’on regarde est prête : écrivez des accroches pour les trois premières secondes et un script pour la suite.',
} satisfies PageWords;
