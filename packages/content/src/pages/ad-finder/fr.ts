import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Recherche d’annonces',
  title: `Chercher des annonces par leur contenu | ${brand.name}`,
  description:
    'Trouvez des annonces par texte, par marque ou par site web. Filtrez par plateforme, pays, format et durée, puis créez votre propre version.',
  heading: 'Trouvez les annonces qui parlent à vos clients',
  paragraph:
    'Cherchez ce que dit une annonce, sa marque ou le site web vers lequel elle mène. Filtrez par plateforme, pays, format et durée de diffusion, puis enregistrez une annonce ou créez votre propre version. La bibliothèque commence avec des exemples pour des marques qui n’existent pas ; votre administrateur peut en importer d’autres.',
} satisfies PageWords;
