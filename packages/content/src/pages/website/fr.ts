import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces depuis votre site',
  title: `Transformer un site en annonces | ${brand.name}`,
  description:
    'Une page produit contient déjà ce qu’il faut à une annonce : bénéfices, prix, offre, preuve. Voyez comment en tirer des textes dès aujourd’hui.',
  heading: 'L’annonce est déjà dans votre page produit',
  paragraph: `Cet outil est destiné à lire une page produit et à en faire des annonces. ${brand.name} ne lit pas encore les adresses web. Ce qui marche aujourd’hui : copiez le nom, les bénéfices et le prix de votre page dans le brief, et obtenez des textes, des titres et des annonces de recherche qui n’utilisent que ces faits.`,
} satisfies PageWords;
