import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto parlante',
  title: `Foto parlante: fai parlare un’immagine | ${brand.name}`,
  description:
    'Una sola foto che dice il tuo messaggio. A che cosa serve lo strumento, a che cosa badare nell’immagine e come scriverne già le frasi.',
  heading: 'Una foto, un messaggio, a voce',
  paragraph: `Lo strumento è pensato per far dire a un ritratto un testo tuo, con le labbra a tempo. Non è ancora in ${brand.name}. I testi brevi gli riescono meglio: scrivi da venti a quaranta parole con il generatore di script, nella lingua del tuo pubblico, e tieni una foto ben illuminata che guardi in camera.`,
} satisfies PageWords;
