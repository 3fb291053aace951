import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Vidéo à synchronisation labiale',
  title: `Synchronisation labiale pour vos vidéos | ${brand.name}`,
  description:
    'Faites dire autre chose à une vidéo existante, sans nouveau tournage. À quoi servira la synchronisation labiale, et comment préparer le script.',
  heading: 'De nouveaux mots pour une vidéo que vous avez déjà',
  paragraph: `La synchronisation labiale est destinée à ajuster la bouche d’une vidéo existante à un nouvel enregistrement : autre offre, autre langue, prix corrigé. Elle n’est pas encore dans ${brand.name}. Ce que vous pouvez préparer, c’est le texte : écrivez les nouvelles phrases avec le générateur de scripts, à peu près aussi longues que celles qu’elles remplacent.`,
} satisfies PageWords;
