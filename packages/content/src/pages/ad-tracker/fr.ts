import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Suivi d’annonces',
  title: `Suivre des annonces dans le temps | ${brand.name}`,
  description:
    'Savoir quand un concurrent lance, change ou arrête une annonce. À quoi sert le suivi, et ce que vous pouvez faire aujourd’hui avec les vôtres.',
  heading: 'Remarquer quand une annonce commence, change ou s’arrête',
  paragraph: `Le suivi est destiné à observer les annonceurs de votre choix et à dire ce qui est nouveau, ce qui a changé, ce qui a disparu. Il ne suit encore personne. Pour vos campagnes, chaque texte écrit dans ${brand.name} est gardé avec son brief, sa date et sa graine : vous savez toujours ce qui a été écrit et quand, et pouvez le refaire.`,
} satisfies PageWords;
