import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Suivi d’annonces',
  title: `Suivre des annonces dans le temps | ${brand.name}`,
  description:
    'Suivez des marques, des sites et des recherches : annonces nouvelles, modifiées ou arrêtées, leur nombre par mois. Les nouveautés arrivent par e-mail.',
  heading: 'Sachez quand une annonce démarre, change ou s’arrête',
  paragraph:
    'Suivez une marque, un site web ou n’importe quelle recherche dans la bibliothèque d’annonces. Vous voyez les annonces nouvelles, modifiées et arrêtées, combien ont été diffusées chaque mois, dans quels formats et pendant combien de temps. Les nouveautés arrivent par e-mail, une fois par jour au maximum.',
} satisfies PageWords;
