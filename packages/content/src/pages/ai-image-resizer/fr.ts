import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionneur d’images',
  title: `Formats d’image pour chaque réseau | ${brand.name}`,
  description:
    'Les tailles d’image que demandent Meta, TikTok, Google, LinkedIn et YouTube, en un seul endroit, et ce qu’un tel outil doit faire au-delà du recadrage.',
  heading: 'Une image, tous les formats que demandent les réseaux',
  paragraph: `Une campagne a besoin de la même image en 1080×1080 et 1080×1350 pour le fil, 1080×1920 pour les stories, 1200×628 pour les liens et une demi-douzaine de bannières. L’outil est destiné à recomposer chaque format au lieu de le recadrer. Il n’est pas encore dans ${brand.name} ; le texte de chaque format peut s’écrire aujourd’hui.`,
} satisfies PageWords;
