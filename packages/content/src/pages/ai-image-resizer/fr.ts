import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionneur d’images',
  title: `Redimensionner des images pour la pub | ${brand.name}`,
  description:
    'Redimensionnez une image pour Meta, TikTok, Google, LinkedIn et YouTube. Visages, texte et produit restent cadrés, les fichiers dans les limites.',
  heading: 'Une image, tous les formats publicitaires',
  paragraph:
    'Importez une image et choisissez les formats : 1080×1080 et 1080×1350 pour le fil, 1080×1920 pour les stories, 1200×628 pour les liens, plus les bannières display. Nous repérons visages, texte et sujet pour ne rien couper d’important. Chaque format s’ajuste.',
} satisfies PageWords;
