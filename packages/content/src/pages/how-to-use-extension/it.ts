import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Estensione del browser',
  title: `L’estensione del browser: come si usa | ${brand.name}`,
  description:
    'L’estensione è pensata per salvare nella tua raccolta gli annunci che incontri navigando. Che cosa farà, che cosa no e che cosa va senza.',
  heading: 'Salva gli annunci che incontri navigando',
  paragraph:
    'L’estensione è pensata per mettere un pulsante di salvataggio sugli annunci che incontri e raccoglierli in cartelle del tuo account. Non c’è ancora un’estensione da installare. Tutto ciò che funziona oggi, i generatori di testo e quello di codici QR, funziona nel browser senza.',
} satisfies PageWords;
