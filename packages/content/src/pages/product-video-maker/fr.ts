import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Créateur de vidéos produit',
  title: `Vidéos produit pour annonces courtes | ${brand.name}`,
  description:
    'Transformez des photos de produit en clips : rotations, lumière, gros plans et déballages dans des scènes photo, en 9:16, 1:1, 4:5 et 16:9.',
  heading: 'Des photos du produit aux clips qui font vendre',
  paragraph:
    'Ajoutez une à six photos, choisissez les plans et une scène, et regardez le clip avant de dépenser un crédit. Il est généré en 9:16, 1:1, 4:5 et 16:9 en une fois. Il vous faut un script, une voix et des sous-titres ? Publicités vidéo crée toute la publicité à partir d’un lien.',
} satisfies PageWords;
