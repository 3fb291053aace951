import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di avatar',
  title: `Avatar per video con presentatore | ${brand.name}`,
  description:
    'Un presentatore che dice il tuo testo in ogni lingua in cui vendi. A che cosa serve il generatore di avatar e come scrivere ciò che dirà.',
  heading: 'Un presentatore per le tue parole',
  paragraph: `Il generatore è pensato per fare di una foto, con il consenso della persona, un presentatore per i tuoi video. Non è ancora in ${brand.name}. Un presentatore vale quanto il suo script: scrivi il tuo oggi con il generatore di script e ascoltalo leggendolo ad alta voce.`,
} satisfies PageWords;
