import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Facebook',
  title: `Annunci Facebook: testo e formati | ${brand.name}`,
  description:
    'Testi Facebook che ci stanno: 125 caratteri prima del taglio, da 27 a 40 per il titolo. Scrivi il tuo dai tuoi fatti, con i formati a portata.',
  heading: 'Annunci Facebook che vanno dritti al punto',
  paragraph: `Il feed mostra circa 125 caratteri del testo principale prima di «Altro», e da 27 a 40 del titolo. ${brand.name} scrive entrambi su misura e crea le immagini: 1080×1080 e 1080×1350 per il feed, 1080×1920 per le storie.`,
} satisfies PageWords;
