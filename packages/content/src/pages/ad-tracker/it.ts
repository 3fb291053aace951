import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Monitor di annunci',
  title: `Monitor: annunci nel tempo | ${brand.name}`,
  description:
    'Sapere quando un concorrente avvia, cambia o ferma un annuncio. A che cosa serve il monitor e che cosa puoi fare oggi con i tuoi.',
  heading: 'Scopri quando un annuncio parte, cambia o si ferma',
  paragraph: `Il monitor seguirà gli inserzionisti che scegli e ti dirà che cosa è nuovo, cambiato o tolto. Non è ancora disponibile. Per le tue campagne, ogni testo scritto in ${brand.name} resta con brief, data e seed: vedi sempre che cosa è stato scritto e quando, e puoi rifarlo.`,
} satisfies PageWords;
