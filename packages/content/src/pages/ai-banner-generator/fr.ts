import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de bannières',
  title: `Bannières pour campagnes display | ${brand.name}`,
  description:
    'Créez des bannières et en-têtes aux formats exacts, de 300×250 à 970×250, et des couvertures de profil. Nous rédigeons, vous retouchez.',
  heading: 'Des bannières aux formats exacts',
  paragraph:
    'Choisissez un produit et les formats, de 300×250 à 970×250 pour les sites, et les couvertures pour vos profils. Nous rédigeons le titre et le bouton et créons la bannière à vos couleurs. Tout se modifie avant l’export.',
} satisfies PageWords;
