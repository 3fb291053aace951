import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces UGC',
  title: `Scripts et accroches pour annonces UGC | ${brand.name}`,
  description:
    'Une annonce qui ressemble au post d’une personne vit de la façon dont elle est dite. Écrivez ici accroches et scripts pour vos créateurs.',
  heading: 'Des scripts qui sonnent comme une personne',
  paragraph: `Les annonces UGC marchent quand une vraie personne dit quelque chose de précis. ${brand.name} écrit les accroches et les scripts, dans le ton de votre choix et à partir de faits que vous pouvez assumer. Confiez-les à vos créateurs et lancez le tournage.`,
} satisfies PageWords;
