import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’annonces display',
  title: `Annonces pour Google Display | ${brand.name}`,
  description:
    'Créez des publicités display HTML5 avec click tag et image de secours pour Google Display, sous 150 Ko et dans tous les formats courants.',
  heading: 'Des publicités display prêtes à mettre en ligne',
  paragraph:
    'Choisissez un produit et indiquez votre page de destination. Vous obtenez des publicités HTML5 en ZIP avec click tag et image de secours, chacune sous 150 Ko, aux formats de Google Display. Les générateurs de texte rédigent les titres des annonces responsives.',
} satisfies PageWords;
