import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Discord',
  title: `Annonces Discord : parler aux communautés | ${brand.name}`,
  description:
    'Discord publie peu de règles de format, et ses membres n’aiment pas les annonces qui sonnent comme des annonces. Écrivez court et honnête.',
  heading: 'Parlez comme quelqu’un du lieu',
  paragraph: `Sur Discord, les gens sont là pour leur communauté et remarquent tout de suite qui ne fait que vendre. Discord ne publie pas de liste complète des formats, donc ${brand.name} n’y fixe pas de limite stricte : choisissez un ton amical ou joueur, faites court, et vérifiez les longueurs dans le gestionnaire d’annonces de Discord. Images et vidéos ne se font pas encore ici.`,
} satisfies PageWords;
