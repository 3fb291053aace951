import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces LinkedIn',
  title: `Annonces LinkedIn : texte et formats | ${brand.name}`,
  description:
    'LinkedIn montre 150 caractères d’introduction et 70 du titre. Écrivez pour des professionnels des annonces qui vont au but dans ces limites.',
  heading: 'Aller au but en 150 caractères',
  paragraph: `LinkedIn coupe l’introduction après environ 150 caractères sur 600 et le titre après 70 sur 200. ${brand.name} rédige les deux pour qu’ils s’affichent en entier, sur un ton professionnel, et crée des visuels aux formats de LinkedIn.`,
} satisfies PageWords;
