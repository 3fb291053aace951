import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bibliothèque d’annonces',
  title: `Bibliothèque d’annonces : ce qui tourne | ${brand.name}`,
  description:
    'Une bibliothèque d’annonces pour apprendre : texte, format, durée de diffusion. À quoi elle sert, et comment passer de ce qu’on voit au sien.',
  heading: 'Voyez ce que font les autres avant d’écrire',
  paragraph:
    'La bibliothèque réunira les annonces en cours avec leur texte, leur format et leur durée de diffusion, car une annonce qui tourne des mois est en général rentable. Elle ne contient pas encore d’annonces. D’ici là, consultez les bibliothèques publiques des plateformes et écrivez ici votre version, à partir de vos infos.',
} satisfies PageWords;
