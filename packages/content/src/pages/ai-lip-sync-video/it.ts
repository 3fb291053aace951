import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video con lip sync',
  title: `Lip sync per nuove parole e voci | ${brand.name}`,
  description:
    'Dai nuove parole a un video che esiste già, senza rigirare. A che cosa serve il lip sync negli annunci e come preparare oggi il nuovo testo.',
  heading: 'Nuove parole per un video che hai già',
  paragraph: `Il lip sync è pensato per adattare la bocca di un video esistente a una nuova registrazione: un’altra offerta, un’altra lingua, un prezzo corretto. Non è ancora in ${brand.name}. Ciò che puoi preparare è il testo: scrivi le nuove frasi con il generatore di script, lunghe più o meno come quelle che sostituiscono.`,
} satisfies PageWords;
