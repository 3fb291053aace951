import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’images produit',
  title: `Images produit pour annonces et boutiques | ${brand.name}`,
  description:
    'Placez votre produit dans de nouvelles scènes sans le modifier : studio, pierre, bois, nature ou votre propre fond, et blanc pur.',
  heading: 'Votre produit dans une nouvelle scène, intact',
  paragraph:
    'Importez une photo du produit. Nous supprimons l’arrière-plan, plaçons le produit dans une scène de studio, de pierre, de bois ou de nature, et comparons chaque pixel pour montrer qu’il est intact. Exportez les formats fil et story, et 2000×2000 sur blanc pur.',
} satisfies PageWords;
