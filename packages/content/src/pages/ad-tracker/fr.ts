import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Suivi d’annonces',
  title: `Suivre des annonces dans le temps | ${brand.name}`,
  description:
    'Savoir quand un concurrent lance, change ou arrête une annonce. À quoi sert le suivi, et ce que vous pouvez faire aujourd’hui avec les vôtres.',
  heading: 'Sachez quand une annonce démarre, change ou s’arrête',
  paragraph: `Le suivi observera les annonceurs de votre choix et vous dira ce qui est nouveau, ce qui a changé et ce qui a disparu. Il n’est pas encore disponible. Pour vos campagnes, chaque texte écrit dans ${brand.name} est conservé avec son brief, sa date et son seed : vous savez toujours ce qui a été écrit et quand, et pouvez le refaire.`,
} satisfies PageWords;
