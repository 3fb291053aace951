import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de titres',
  title: `Titres d’annonces dans les limites | ${brand.name}`,
  description:
    'Des titres pour Meta, Google, LinkedIn, YouTube et Amazon, comptés selon la limite de chaque plateforme : de 30 caractères en recherche à 70 dans le fil.',
  heading: 'Des titres qui ne sont jamais coupés',
  paragraph:
    'Trente caractères sur Google, une quarantaine avant que Meta coupe, soixante-dix sur LinkedIn. Choisissez la plateforme, décrivez l’offre et recevez des titres à la bonne longueur, chacun avec une autre raison d’acheter.',
} satisfies PageWords;
