import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces UGC',
  title: `Scripts et accroches pour annonces UGC | ${brand.name}`,
  description:
    'Une annonce qui ressemble au post d’une personne vit de la façon dont elle est dite. Écrivez ici accroches et scripts pour vos créateurs.',
  heading: 'Des scripts qui sonnent comme une personne',
  paragraph: `Les annonces UGC marchent quand une vraie personne dit quelque chose de précis. ${brand.name} écrit aujourd’hui pour elles accroches et scripts, dans le ton choisi et à partir de faits que vous pouvez assumer. Donnez-les à vos créateurs et tournez. Faire la vidéo avec un présentateur en studio est le but de cette page ; cette partie n’est pas encore dans le produit.`,
} satisfies PageWords;
