import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’annonces PPC',
  title: `Annonces PPC : titres et descriptions | ${brand.name}`,
  description:
    'Des annonces de recherche avec titres de 30 caractères, descriptions de 90 et chemins de 15, assez variés pour être combinés, prêts à coller.',
  heading: 'Des annonces de recherche aux longueurs de Google',
  paragraph:
    'Une annonce de recherche responsive prend de trois à quinze titres de 30 caractères, de deux à quatre descriptions de 90 et deux chemins de 15. L’outil vous donne cinq titres, deux descriptions et les deux chemins à partir de votre brief, chacun disant autre chose, pour que toute combinaison choisie par Google garde un sens.',
} satisfies PageWords;
