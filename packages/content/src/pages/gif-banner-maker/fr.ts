import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Créateur de bannières GIF',
  title: `Créer des bannières GIF | ${brand.name}`,
  description:
    'Créez des bannières GIF animées de moins de 150 Ko qui s’arrêtent en 30 secondes, comme l’exige Google Display. Textes et bouton compris.',
  heading: 'Des bannières animées de moins de 150 Ko',
  paragraph:
    'Google Display accepte les bannières animées jusqu’à 150 Ko qui s’arrêtent en 30 secondes. Choisissez un produit. Nous rédigeons les textes, les animons et gardons chaque fichier sous la limite. Modifiez le design et exportez tous les formats d’un coup.',
} satisfies PageWords;
