import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces depuis votre site',
  title: `Transformer un site en annonces | ${brand.name}`,
  description:
    'Collez le lien d’un produit et transformez la page en visuels, bannières et textes publicitaires. Nous importons nom, prix, détails et images.',
  heading: 'Transformez votre page produit en publicités',
  paragraph:
    'Collez le lien d’un produit. Nous importons le nom, le prix, les détails et les images, et vous pouvez tout modifier. Créez ensuite visuels publicitaires, bannières, affiches, textes et annonces Search à partir du même produit.',
} satisfies PageWords;
