import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Suivi d’annonces',
  title: `Suivre des annonces dans le temps | ${brand.name}`,
  description:
    'Suivez des marques, des sites et des recherches. Voyez les annonces nouvelles, modifiées ou arrêtées, leur nombre par mois, et recevez-les par e-mail.',
  heading: 'Sachez quand une annonce démarre, change ou s’arrête',
  paragraph:
    'Suivez une marque, un site web ou n’importe quelle recherche dans la bibliothèque d’annonces. Vous voyez les annonces nouvelles, modifiées et arrêtées, combien sont diffusées chaque mois, dans quels formats et pendant combien de temps. Les nouveautés arrivent par e-mail, une fois par jour au maximum.',
} satisfies PageWords;
