import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Créateur de vidéos produit',
  title: `Vidéos produit pour annonces courtes | ${brand.name}`,
  description:
    'Transformez un lien produit ou des photos en publicité vidéo finie : script, voix off, musique et sous-titres, en 9:16, 1:1, 4:5 et 16:9.',
  heading: 'Du lien produit à la publicité vidéo finie',
  paragraph:
    'Collez un lien ou ajoutez un produit. Choisissez parmi trois scripts, puis un modèle, une voix, une musique et des sous-titres, et regardez l’aperçu avec le son avant de dépenser un crédit. Générez ensuite 9:16, 1:1, 4:5 et 16:9 en une fois, avec les fichiers de sous-titres.',
} satisfies PageWords;
