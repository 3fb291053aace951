import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di avatar',
  title: `Avatar: presentatori per i tuoi video | ${brand.name}`,
  description:
    'Un presentatore che dice il tuo testo in 15 lingue, con le labbra sincronizzate e davanti a qualsiasi sfondo. L’anteprima è gratuita, nel browser.',
  heading: 'Un presentatore per le tue parole',
  paragraph:
    'Scegli uno dei presentatori inclusi o crea un avatar da una foto, con il consenso della persona ritratta. Scrivi fino a 800 caratteri o usa una tua registrazione, scegli come sfondo una stanza, un colore o una tua immagine e metti davanti il tuo prodotto. Vedi e senti il risultato prima di spendere un credito. Ricevi il video in MP4 in 9:16, 1:1, 4:5 o 16:9, con i sottotitoli se li vuoi.',
} satisfies PageWords;
