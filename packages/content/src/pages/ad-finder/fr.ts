import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Recherche d’annonces',
  title: `Chercher des annonces par leur contenu | ${brand.name}`,
  description:
    'Trouvez des annonces par texte, par marque ou par site web. Filtrez par plateforme, pays, format et durée, puis créez votre propre version.',
  heading: 'Trouvez les annonces qui parlent à vos clients',
  paragraph:
    'Cherchez par texte, par marque ou par site web de destination. Filtrez par plateforme, pays, format et durée de diffusion, puis enregistrez une annonce ou créez votre propre version. Au départ, la bibliothèque contient des exemples d’annonces pour des marques fictives ; votre administrateur peut en importer d’autres.',
} satisfies PageWords;
