import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Recherche d’annonces',
  title: `Chercher des annonces par leur contenu | ${brand.name}`,
  description:
    'Trouver des annonces par produit, promesse, format et plateforme. À quoi servira la recherche, où regarder d’ici là et quoi écrire déjà.',
  heading: 'Trouvez les annonces qui parlent à vos clients',
  paragraph:
    'La recherche est destinée à parcourir la bibliothèque selon ce qu’une annonce dit et montre, pas seulement selon son annonceur. Il n’y a encore rien à chercher. Meta et TikTok publient leurs annonces dans leurs propres bibliothèques ; quand vous aurez vu ce que promettent les autres, écrivez ici une annonce qui promet autre chose.',
} satisfies PageWords;
