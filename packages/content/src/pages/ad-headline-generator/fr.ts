import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de titres',
  title: `Titres d’annonces dans les limites | ${brand.name}`,
  description:
    'Des titres pour Meta, Google, LinkedIn, YouTube et Amazon, comptés selon la limite de chaque réseau : de 30 caractères en recherche à 70 dans le fil.',
  heading: 'Des titres qui s’arrêtent là où le réseau coupe',
  paragraph:
    'Trente caractères sur Google, une quarantaine avant la coupe de Meta, soixante-dix sur LinkedIn. Choisissez le réseau, décrivez l’offre, et recevez des titres qui tiennent dans l’espace et partent chaque fois d’une autre raison.',
} satisfies PageWords;
