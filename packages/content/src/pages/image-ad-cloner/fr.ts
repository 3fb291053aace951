import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Cloneur d’annonces image',
  title: `Cloneur : une mise en page éprouvée | ${brand.name}`,
  description:
    'Importez une pub qui vous plaît : nous recréons sa mise en page avec votre produit, vos textes et vos couleurs. Tout se modifie et s’exporte.',
  heading: 'Gardez la mise en page, changez le produit',
  paragraph:
    'Importez une pub qui marche. Nous repérons le titre, le produit, le prix et le bouton, puis recréons la mise en page avec votre produit et vos textes. Le nom et le logo de l’original sont retirés, et vous modifiez chaque élément avant l’export.',
} satisfies PageWords;
