import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto parlante',
  title: `Foto parlante: fai parlare un ritratto | ${brand.name}`,
  description:
    'Fai parlare un ritratto con il tuo testo o la tua registrazione, con le labbra sincronizzate, in 15 lingue. Anteprima gratuita nel browser.',
  heading: 'Fai dire il tuo messaggio a un ritratto',
  paragraph:
    'Carica la foto ben illuminata di una persona adulta, scrivi fino a 800 caratteri o usa una tua registrazione. Vedi e ascolti il risultato prima di spendere un credito. Ricevi il video in MP4, in 9:16, 1:1, 4:5 o 16:9, con sottotitoli se li vuoi.',
} satisfies PageWords;
