import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Amazon',
  title: `Annonces Amazon : titres et fiches | ${brand.name}`,
  description:
    'Titres de 50 caractères, descriptions et images de produit sur blanc pur pour Amazon, sans aucune affirmation qui ne vienne de vous.',
  heading: 'Des annonces Amazon qui passent la modération',
  paragraph: `Amazon refuse les affirmations impossibles à prouver. ${brand.name} rédige des titres de 50 caractères maximum et des descriptions à partir de votre brief uniquement. Il crée aussi des images de produit sur blanc pur et des visuels aux formats d’Amazon.`,
} satisfies PageWords;
