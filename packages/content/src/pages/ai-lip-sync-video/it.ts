import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video con lip sync',
  title: `Lip sync con IA: nuove parole per il tuo video | ${brand.name}`,
  description:
    'Carica un video, scrivi nuove parole o usa una registrazione, e le labbra le seguono. 15 lingue, senza rigirare.',
  heading: 'Cambia ciò che dice un video: le labbra lo seguono',
  paragraph:
    'Carica fino a 60 secondi di una persona di fronte alla camera. Scrivi fino a 800 caratteri per una delle voci o usa la tua registrazione. Controlliamo il video e ti facciamo sentire la voce prima che tu spenda un credito. Ricevi un MP4 nelle dimensioni del tuo video, con il lip sync misurato e, se vuoi, con i sottotitoli.',
} satisfies PageWords;
