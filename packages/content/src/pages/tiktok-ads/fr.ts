import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces TikTok',
  title: `Annonces TikTok : accroches et limites | ${brand.name}`,
  description:
    'TikTok vous donne 100 caractères de texte et trois secondes d’attention. Écrivez accroches, scripts et textes qui tiennent dans les deux.',
  heading: 'Trois secondes et cent caractères',
  paragraph: `TikTok affiche jusqu’à 100 caractères de texte, 50 en chinois, japonais ou coréen, sous une vidéo de 5 à 60 secondes. ${brand.name} écrit l’accroche, le script et le texte publicitaire, et compte les caractères comme TikTok. Pour la vidéo, prévoyez du 1080×1920 et laissez libres les 440 pixels du bas : TikTok y place sa légende et ses boutons.`,
} satisfies PageWords;
