import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Amazon',
  title: `Annonces Amazon : titres et fiches | ${brand.name}`,
  description:
    'Des titres et des descriptions pour Amazon qui s’en tiennent aux faits : pas d’avis inventés, pas d’affirmations qui ne viennent pas de vous.',
  heading: 'Des annonces Amazon qui passent la modération',
  paragraph: `Amazon refuse les annonces aux affirmations impossibles à prouver. ${brand.name} écrit des titres jusqu’à 50 caractères et des descriptions à partir de votre seul brief : rien n’y figure que vous n’ayez dit. Amazon demande un logo d’au moins 600×600 et une vidéo en 1920×1080 ; cela ne se fait pas encore ici.`,
} satisfies PageWords;
