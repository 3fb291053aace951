import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bibliothèque d’annonces',
  title: `Bibliothèque d’annonces : ce qui tourne | ${brand.name}`,
  description:
    'Cherchez parmi des centaines d’annonces d’exemple par mots, plateforme, pays et durée, voyez leur texte et leur historique, puis créez la vôtre.',
  heading: 'Voyez ce que font les autres avant d’écrire',
  paragraph:
    'Cherchez des annonces par marque, produit ou mots, filtrez par plateforme, pays et durée de diffusion, et voyez ce qui a changé en cours de route. La bibliothèque démarre avec des annonces d’exemple que nous avons créées pour des marques fictives. L’une vous plaît ? Enregistrez-la ou faites-en la vôtre.',
} satisfies PageWords;
