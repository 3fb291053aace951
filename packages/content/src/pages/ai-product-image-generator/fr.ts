import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’images produit',
  title: `Images produit pour annonces et boutiques | ${brand.name}`,
  description:
    'Des photos de produit dans de nouveaux décors, sans changer le produit. À quoi sert l’outil, et quels textes vous pouvez déjà écrire.',
  heading: 'Votre produit dans un nouveau décor, inchangé',
  paragraph:
    'Boutiques et annonces ont besoin du même produit dans bien des décors, et il doit rester exactement tel qu’il est. Le générateur est destiné à le détourer et à le poser dans une scène sans le redessiner. Il ne fait pas encore d’images. Le texte à côté, de la description au titre, peut s’écrire ici aujourd’hui.',
} satisfies PageWords;
