import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces YouTube',
  title: `Annonces YouTube : scripts et titres | ${brand.name}`,
  description:
    'Des accroches qui survivent au bouton « Ignorer », des scripts pour la suite et des titres de 40 caractères par ligne. Avec durées et formats.',
  heading: 'Gagnez les secondes après le bouton « Ignorer »',
  paragraph: `Un bumper dure 6 secondes, un spot non désactivable de 15 à 30, et un spot désactivable en a cinq avant que le pouce bouge. ${brand.name} écrit l’accroche, un script à couper à la bonne longueur et des titres en deux lignes de 40 caractères. Importez la vidéo en 1920×1080 et les Shorts en 1080×1920.`,
} satisfies PageWords;
