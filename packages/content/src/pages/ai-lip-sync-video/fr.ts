import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Vidéo à synchronisation labiale',
  title: `Synchronisation labiale par IA pour vos vidéos | ${brand.name}`,
  description:
    'Importez une vidéo, écrivez de nouveaux mots ou utilisez un enregistrement : les lèvres suivent. 15 langues, sans tournage.',
  heading: 'Changez ce que dit une vidéo, les lèvres suivent',
  paragraph:
    'Importez jusqu’à 60 secondes d’une personne face à la caméra. Écrivez jusqu’à 800 caractères pour l’une des voix ou utilisez votre propre enregistrement. Nous vérifions la vidéo et vous faisons entendre la voix avant que vous ne dépensiez un crédit. Vous recevez un MP4 à la taille de votre vidéo, avec sa synchronisation labiale mesurée et, si vous voulez, des sous-titres.',
} satisfies PageWords;
