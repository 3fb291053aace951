import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Estensione del browser',
  title: `L’estensione del browser: come si usa | ${brand.name}`,
  description:
    'L’estensione è pensata per salvare nella tua raccolta gli annunci che incontri navigando. Che cosa farà, che cosa no e che cosa va senza.',
  heading: 'Salva gli annunci che incontri navigando',
  paragraph:
    'L’estensione aggiungerà un pulsante di salvataggio agli annunci che incontri e li raccoglierà in cartelle del tuo account. Non si può ancora installare. Tutti gli strumenti di oggi funzionano nel browser anche senza.',
} satisfies PageWords;
