import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’affiches',
  title: `Affiches pour l’impression et l’écran | ${brand.name}`,
  description:
    'Créez des affiches prêtes à imprimer, avec fonds perdus, traits de coupe et un QR code testé avant l’impression. Le titre est rédigé pour vous.',
  heading: 'Du produit à l’affiche prête à imprimer',
  paragraph:
    'Choisissez un produit et un format de papier. Nous rédigeons le titre, composons l’affiche et ajoutons fonds perdus et traits de coupe. Ajoutez un QR code que nous testons d’abord, et voyez si votre image est assez nette pour l’impression.',
} satisfies PageWords;
